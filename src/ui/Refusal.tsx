import { useEffect, useRef } from 'react';
import styles from './Refusal.module.css';

/** Why something was refused; `field` is the name of the field that the text speaks of, if it does not speak of all. */
export interface Refused {
  field?: string | null;
  text: string;
}

interface RefusalProps {
  /** the id under which the button is described */
  id: string;
  refused: Refused | null;
}

/** Those that had the focus already: a page that is shown again keeps the focus where it is. */
const told = new WeakSet<Refused>();

/**
 * The words of a refusal above the button that they speak of. They take the focus, so that a screen reader reads them
 * there and not as the toast, and stay until the refusal goes. Their line is reserved, so they cause no layout shift.
 */
export function Refusal({ id, refused }: RefusalProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (refused === null || told.has(refused)) return;
    told.add(refused);
    words.current?.focus();
  }, [refused]);
  return (
    <p ref={words} id={id} tabIndex={refused === null ? undefined : -1} className={styles['words']}>
      {refused?.text}
    </p>
  );
}
