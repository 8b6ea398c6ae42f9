import { vi } from 'vitest';

export interface InspectorChannel {
  /** copies of what was posted, the oldest first */
  posted: { type: string; session?: unknown; entries?: unknown[] }[];
  /** gives every listener this message */
  receive: (data: unknown) => void;
}

/** Puts a channel between the app and the inspector's page in place of the browser's, with the test at its other end. */
export function stubInspectorChannel(): InspectorChannel {
  const posted: InspectorChannel['posted'] = [];
  const listeners: ((message: { data: unknown }) => void)[] = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage(message: (typeof posted)[number]) {
        posted.push(structuredClone(message));
      }
      addEventListener(_: string, listener: (typeof listeners)[number]) {
        listeners.push(listener);
      }
      close() {}
    },
  );
  return { posted, receive: (data) => listeners.forEach((listen) => listen({ data })) };
}
