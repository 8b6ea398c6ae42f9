import { Button } from './Button.tsx';
import type { ButtonVariant } from './buttonClass.ts';
import { copyText } from './copyText.ts';

interface CopyButtonProps {
  text: string;
  label?: string;
  variant?: ButtonVariant;
  /** Called with whether the text was copied. */
  onCopied?: (copied: boolean) => void;
}

/** A button that copies a text to the clipboard. */
export function CopyButton({ text, label = '复制', variant = 'secondary', onCopied }: CopyButtonProps) {
  return (
    <Button variant={variant} onClick={() => void copyText(text).then((copied) => onCopied?.(copied))}>
      {label}
    </Button>
  );
}
