import { useEffect, useRef, type RefObject } from 'react';
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

/** The ref of the words of a refusal, which take the focus once, so that a screen reader reads them there. */
export function useRefusalFocus<Words extends HTMLElement>(refused: Refused | null): RefObject<Words | null> {
  const words = useRef<Words>(null);
  useEffect(() => {
    if (refused === null || told.has(refused)) return;
    told.add(refused);
    const focus = () => words.current?.focus();
    focus();
    // a dialog that closes with the refusal gives the focus back to its button only now
    queueMicrotask(focus);
  }, [refused]);
  return words;
}

/**
 * The words of a refusal above the button that they speak of. They take the focus, so that a screen reader reads them
 * there and not as the toast, and stay until the refusal goes. Their line is reserved, so they cause no layout shift.
 */
export function Refusal({ id, refused }: RefusalProps) {
  const words = useRefusalFocus<HTMLParagraphElement>(refused);
  return (
    <p ref={words} id={id} tabIndex={refused === null ? undefined : -1} className={styles['words']}>
      {refused?.text}
    </p>
  );
}
