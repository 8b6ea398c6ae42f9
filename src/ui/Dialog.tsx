import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import { Icon } from './Icon.tsx';
import './weakRef.ts';
import styles from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Asked for by the close button, Esc and the backdrop. */
  onClose: () => void;
  /** Shown, and the accessible name. */
  title: string;
  closeName?: string;
  /** False: Esc and backdrop do nothing and there is no close button. */
  dismissible?: boolean;
  /** card: in the middle · sheet: from the bottom edge, for forms. */
  form?: 'card' | 'sheet';
  /** A picture above the title. */
  picture?: ReactNode;
  /** Buttons at the foot, always in sight. */
  actions?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null>;
  /** There is something to read before anything is pressed: the focus begins at the title. */
  readsFirst?: boolean;
  /** It holds one short text, which is read out with the title. */
  described?: boolean;
  children?: ReactNode;
}

/** A modal dialog over a dimmed page; load it with the first thing that opens one. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeName = '关闭', dismissible = true, form = 'card' } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const initialFocus = props.readsFirst === true ? heading : props.initialFocus;
  const body = <div className={styles['body']}>{props.children}</div>;
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next) => {
        if (!next && dismissible) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles['backdrop']} />
        <Base.Viewport className={`${styles['viewport']} ${styles[`${form}Place`]}`}>
          <Base.Popup
            {...(initialFocus ? { initialFocus } : {})}
            className={`${styles['popup']} ${styles[form]}`}
          >
            {props.picture && <div className={styles['picture']}>{props.picture}</div>}
            <Base.Title ref={heading} tabIndex={-1} className={styles['title']}>
              {title}
            </Base.Title>
            {props.described === true ? <Base.Description render={body} /> : body}
            {props.actions && <div className={styles['actions']}>{props.actions}</div>}
            {dismissible && (
              <Base.Close aria-label={closeName} className={styles['close']}>
                <Icon name="close" size={20} />
              </Base.Close>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
