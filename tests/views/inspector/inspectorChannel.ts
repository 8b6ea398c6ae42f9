import { vi } from 'vitest';

export interface InspectorChannel {
  /** copies of the posted messages, oldest first */
  posted: { type: string; session?: unknown; entries?: unknown[] }[];
  /** delivers a message to every listener */
  receive: (data: unknown) => void;
}

/** Replaces the browser's channel between the app and the inspector's page by one that the test controls. */
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
