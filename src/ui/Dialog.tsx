import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useClosedByBack } from './closedByBack.ts';
import { Icon } from './Icon.tsx';
import './weakRef.ts';
import styles from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Called by the close button, Esc, the backdrop and Back. */
  onClose: () => void;
  /** The visible title and accessible name. */
  title: string;
  closeName?: string;
  /** If false, Esc, the backdrop and Back are ignored and there is no close button. */
  dismissible?: boolean;
  /** card: centred · sheet: attached to the bottom edge, for forms. */
  form?: 'card' | 'sheet';
  /** A picture above the title. */
  picture?: ReactNode;
  /** The buttons, in a footer that does not scroll. */
  actions?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null>;
  /** The initial focus is the title, because the content should be read before a button is pressed. */
  readsFirst?: boolean;
  /** The content is one short text, used as the accessible description. */
  described?: boolean;
  children?: ReactNode;
}

/** A modal dialog with a backdrop; import it lazily. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeName = '关闭', dismissible = true, form = 'card' } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const initialFocus = props.readsFirst === true ? heading : props.initialFocus;
  const body = <div className={styles['body']}>{props.children}</div>;
  const dismiss = () => {
    if (dismissible) onClose();
  };
  useClosedByBack(open, dismiss);
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next) => {
        if (!next) dismiss();
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
