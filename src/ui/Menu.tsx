import { Menu as Base } from '@base-ui/react/menu';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { useClosedByBack } from './closedByBack.ts';
import { Icon, type IconName } from './Icon.tsx';
import './weakRef.ts';
import styles from './Menu.module.css';

interface MenuProps {
  /** Accessible name of the button. */
  label: string;
  /** The content of the button. */
  children: ReactNode;
  items: readonly { label: string; icon?: IconName; onSelect: () => void }[];
  className?: string;
  /** Initially open, because the press that should open it loaded the chunk. */
  startsOpen?: boolean;
}

// Base UI focuses the first item only when opened by keyboard, and did not see the press that loaded the chunk.
function focusFirst({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus();
}

/** A button that opens a short menu; import it lazily, on the first press. */
export function Menu({ label, children, items, className, startsOpen = false }: MenuProps) {
  const [open, setOpen] = useState(startsOpen);
  useClosedByBack(open, () => setOpen(false));
  return (
    <Base.Root open={open} onOpenChange={setOpen} modal={false} highlightItemOnHover={false}>
      <Base.Trigger aria-label={label} className={className}>
        {children}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align="end" positionMethod="fixed" className={styles['place']}>
          <Base.Popup aria-label={label} onFocus={focusFirst} className={styles['menu']}>
            {items.map((item) => (
              <Base.Item key={item.label} className={styles['item']} onClick={item.onSelect}>
                {item.icon && <Icon name={item.icon} size={20} />}
                <span>{item.label}</span>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
