import { useEffect, useState } from 'react';
import { BadRecordingError, parseRecording } from '#app/inspector/recording.ts';
import { openChannel } from '#app/inspector/sharing.ts';
import { sessionOfFile, withMessage, type WatchedSession } from '#app/inspector/page/watchedSessions.ts';

/** The running sessions of this browser and those opened from files, the newest last. */
export function useSessions() {
  const [sessions, setSessions] = useState<readonly WatchedSession[]>([]);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    const channel = openChannel();
    channel.listen((message) => {
      if (message.type === 'log.wanted') return;
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
  return { sessions, problem, openFile };
}
