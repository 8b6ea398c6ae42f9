import { useState } from 'react';
import { Spinner } from './Spinner.tsx';
import styles from './OutsideFrame.module.css';

interface OutsideFrameProps {
  /** The frame's accessible name. */
  title: string;
  /** An address that may be framed; null until it is known. */
  address: string | null;
  /** Whether it may request the microphone and the camera, e.g. for a voice chat. */
  mayTalk?: boolean;
  /** The `load` event of the frame, which also fires for the browser's error page. */
  onArrive?: () => void;
}

/**
 * The permissions of a framed page: dialogs, downloads, windows and its own storage work as in a separate window; only
 * navigating the top window is forbidden.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox';

/** A frame for an external page, filling its container; a spinner is shown until it has loaded. */
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
