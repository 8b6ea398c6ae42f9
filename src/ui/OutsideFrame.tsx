import { useState } from 'react';
import { Spinner } from './Spinner.tsx';
import styles from './OutsideFrame.module.css';

interface OutsideFrameProps {
  /** The frame's accessible name. */
  title: string;
  /** An address that was found fit for a frame; null while it is on its way. */
  address: string | null;
  /** What the framed page may do, as in the `sandbox` attribute. */
  sandbox: string;
  /** The framed page has arrived, or what the browser shows in its place. */
  onArrive?: () => void;
}

/** A page from outside, filling the box around it; a spinner stands there until it has painted. */
export function OutsideFrame({ title, address, sandbox, onArrive }: OutsideFrameProps) {
  const [painted, setPainted] = useState('');
  return (
    <div className={styles['box']} aria-busy={painted !== address || undefined}>
      {painted !== address && <Spinner />}
      {address !== null && (
        <iframe
          title={title}
          src={address}
          sandbox={sandbox}
          allow="fullscreen; autoplay"
          className={styles['frame']}
          onLoad={() => {
            setPainted(address);
            onArrive?.();
          }}
        />
      )}
    </div>
  );
}
