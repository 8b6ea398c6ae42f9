import { useSystemSelector } from '#lib/actors.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { OutsideHtml } from '#ui/OutsideHtml.tsx';
import { useSiteTitle } from './homePage.ts';

export interface WelcomeDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The operator's welcome, as HTML that was sanitised (D33). */
export function WelcomeDialog({ open, onClose }: WelcomeDialogProps) {
  const title = useSiteTitle();
  const html = useSystemSelector('site', ({ context }) => context.appInfo?.webContent ?? '');
  return (
    <Dialog open={open} onClose={onClose} title={`欢迎来到${title}`}>
      <OutsideHtml html={html} />
    </Dialog>
  );
}
