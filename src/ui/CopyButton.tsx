import { Button } from './Button.tsx';
import type { ButtonVariant } from './buttonClass.ts';
import { copyText } from './copyText.ts';

interface CopyButtonProps {
  text: string;
  label?: string;
  variant?: ButtonVariant;
  /** Told whether the text is on the clipboard now. */
  onCopied?: (copied: boolean) => void;
}

/** Copies a text the player would else have to type off. */
export function CopyButton({ text, label = '复制', variant = 'secondary', onCopied }: CopyButtonProps) {
  return (
    <Button variant={variant} onClick={() => void copyText(text).then((copied) => onCopied?.(copied))}>
      {label}
    </Button>
  );
}
