import { useRef } from 'react';
import { useSystemSelector } from '#hooks/actors.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { OutsideHtml } from '#ui/OutsideHtml.tsx';
import { useSiteTitle } from '#hooks/siteTitle.ts';
import styles from './WelcomeDialog.module.css';

export { loadSanitizer } from '#ui/sanitizeHtml.ts';

export interface WelcomeDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The operator's welcome, as sanitised HTML (D33); its text gets the focus, so that it is read first. */
export function WelcomeDialog({ open, onClose }: WelcomeDialogProps) {
  const title = useSiteTitle();
  const html = useSystemSelector('site', ({ context }) => context.appInfo?.webContent ?? '');
  const text = useRef<HTMLDivElement>(null);
  return (
    <Dialog open={open} onClose={onClose} title={`欢迎来到${title}`} initialFocus={text}>
      <div ref={text} tabIndex={-1} className={styles['text']}>
        <OutsideHtml html={html} onFollow={onClose} />
      </div>
    </Dialog>
  );
}
