import { Menu as Base } from '@base-ui/react/menu';
import type { FocusEvent, ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import './weakRef.ts';
import styles from './Menu.module.css';

interface MenuProps {
  /** Accessible name of the button. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
  items: readonly { label: string; icon?: IconName; onSelect: () => void }[];
  className?: string;
  /** Open from the start, for a menu that was fetched by the press that wants it. */
  startsOpen?: boolean;
}

// The library focuses the first item for a keyboard only, and knows nothing of the press that fetched the menu.
function focusFirst({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus();
}

/** A button that opens a short menu; load it with the press that wants it. */
export function Menu({ label, children, items, className, startsOpen = false }: MenuProps) {
  return (
    <Base.Root defaultOpen={startsOpen} modal={false} highlightItemOnHover={false}>
      <Base.Trigger aria-label={label} className={className}>
        {children}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align="end" positionMethod="fixed" className={styles['place']}>
          <Base.Popup aria-label={label} onFocus={focusFirst} className={styles['menu']}>
            {items.map((item) => (
              <Base.Item key={item.label} className={styles['item']} onClick={item.onSelect}>
                {item.icon && <Icon name={item.icon} size={20} />}
                {item.label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
