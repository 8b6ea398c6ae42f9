import { useCallback, useEffect, useRef, useState } from 'react';
import { BadRecordingError, parseRecording } from '#app/inspector/recording.ts';
import { openChannel, type AppMessage, type Channel, type PageMessage } from '#app/inspector/sharing.ts';
import { sessionOfFile, withMessage, type WatchedSession } from './watchedSessions.ts';

/** The latest list of events that an actor of a session can take. */
export type Offer = Extract<AppMessage, { type: 'events.offered' }>;

/**
 * The running sessions of this browser and those opened from files, the newest last, and the channel to the running
 * ones.
 */
export function useSessions() {
  const [sessions, setSessions] = useState<readonly WatchedSession[]>([]);
  const [problem, setProblem] = useState('');
  const [offer, setOffer] = useState<Offer | null>(null);
  const way = useRef<Channel | null>(null);

  useEffect(() => {
    const channel = openChannel();
    way.current = channel;
    channel.listen((message) => {
      if (message.type === 'events.offered') return setOffer(message);
      if (message.type !== 'log' && message.type !== 'session.opened') return;
      setSessions((before) => withMessage(before, message));
      if (message.type === 'session.opened') channel.tell({ type: 'log.wanted' });
    });
    channel.tell({ type: 'log.wanted' });
    return () => channel.close();
  }, []);

  const openFile = async (file: File): Promise<string | null> => {
    try {
      const session = sessionOfFile(file.name, parseRecording(await file.text()));
      setSessions((before) => [...before.filter(({ id }) => id !== session.id), session]);
      setProblem('');
      return session.id;
    } catch (error) {
      if (!(error instanceof BadRecordingError)) throw error;
      setProblem(`${file.name}: ${error.message}`);
      return null;
    }
  };
  const tell = useCallback((message: PageMessage) => way.current?.tell(message), []);
  return { sessions, problem, openFile, offer, tell };
}
