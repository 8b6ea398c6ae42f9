import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type PointerEvent, type ReactNode } from 'react';
import { useClosedByBack } from './closedByBack.ts';
import { Icon } from './Icon.tsx';
import dialog from './Dialog.module.css';
import './weakRef.ts';
import styles from './Drawer.module.css';

interface DrawerProps {
  open: boolean;
  /** Called by the close button, Esc, the backdrop, a swipe to the left and Back. */
  onClose: () => void;
  /** Accessible name, visually hidden. */
  name: string;
  closeName?: string;
  children: ReactNode;
}

/** A panel at the left edge of the column; import it lazily. */
export function Drawer({ open, onClose, name, closeName = '关闭', children }: DrawerProps) {
  const from = useRef(0);
  useClosedByBack(open, onClose);
  // Vertical scrolling fires pointercancel, so a pointerup ends a horizontal gesture.
  const swipe = {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.pointerType === 'touch' ? event.clientX : 0;
    },
    onPointerUp: (event: PointerEvent) => {
      if (from.current - event.clientX > 60) onClose();
    },
  };
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={dialog['backdrop']} />
        <Base.Viewport className={`${dialog['viewport']} ${styles['place']}`}>
          <Base.Popup className={styles['panel']} {...swipe}>
            <Base.Title className="sr">{name}</Base.Title>
            <div className={styles['body']}>{children}</div>
            <Base.Close aria-label={closeName} className={styles['close']}>
              <Icon name="close" size={22} />
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
