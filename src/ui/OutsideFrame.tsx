import { useState } from 'react';
import { Spinner } from './Spinner.tsx';
import styles from './OutsideFrame.module.css';

interface OutsideFrameProps {
  /** The frame's accessible name. */
  title: string;
  /** An address that was found fit for a frame; null while it is on its way. */
  address: string | null;
  /** It may ask for the microphone and the camera, as a voice chat does. */
  mayTalk?: boolean;
  /** The framed page has arrived, or what the browser shows in its place. */
  onArrive?: () => void;
}

/**
 * What a framed page may do: everything that a page in a window of its own can, so that dialogs, downloads, windows and
 * its own storage work, but for leading our window elsewhere.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox';

/** A page from outside, filling the box around it; a spinner stands there until it has painted. */
export function OutsideFrame({ title, address, mayTalk = false, onArrive }: OutsideFrameProps) {
  const [painted, setPainted] = useState('');
  return (
    <div className={styles['box']} aria-busy={painted !== address || undefined}>
      {painted !== address && <Spinner />}
      {address !== null && (
        <iframe
          title={title}
          src={address}
          sandbox={SANDBOX}
          allow={`fullscreen; autoplay${mayTalk ? '; microphone; camera' : ''}`}
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
