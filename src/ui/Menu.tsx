import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
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

/** A button that opens a short menu; by hand, because a library weighs more than the whole header. */
export function Menu({ label, children, items, className, startsOpen = false }: MenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(startsOpen);

  useEffect(() => {
    if (!open) return;
    root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);

  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const all = Array.from(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === 'Escape') close();
    else if (to === undefined) return;
    else all[to % all.length]?.focus();
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={root} className={styles['root']}>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={className}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </button>
      {open && (
        <div role="menu" id={id} aria-label={label} tabIndex={-1} className={styles['menu']} onKeyDown={move}>
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={styles['item']}
              onClick={() => {
                close();
                item.onSelect();
              }}
            >
              {item.icon && <Icon name={item.icon} size={20} />}
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
