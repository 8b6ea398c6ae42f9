import { fromCallback, fromPromise } from 'xstate';
import { hostAnswers } from '#lib/hostAnswers.ts';
import { withinTimeLimit } from '#lib/timeLimit.ts';
import { networkMachine, type NetworkSign } from '#machines/app/network/network.machine.ts';
import { settings } from '#settings';

let listener: ((sign: NetworkSign) => void) | undefined;
/** Whether the newest sign was an answer, after which further answers tell nothing new. */
let isProven = false;

/** Notes what a call has shown of the network. */
export function noteCall(isAnswered: boolean): void {
  if (isAnswered && isProven) return;
  isProven = isAnswered;
  listener?.({ type: isAnswered ? 'call.answered' : 'call.unanswered' });
}

/** Whether the backend's host can be reached; rejects if it leaves that open. */
export const askHost = (signal: AbortSignal): Promise<boolean> =>
  withinTimeLimit((limited) => hostAnswers(settings.apiBase, limited), signal);

const watchSigns = fromCallback<NetworkSign>(({ sendBack }) => {
  const tell = (sign: NetworkSign) => {
    if (sign.type !== 'call.answered') isProven = false;
    sendBack(sign);
  };
  const notifyOnline = () => tell({ type: 'browser.online' });
  const notifyOffline = () => tell({ type: 'browser.offline' });
  listener = tell;
  if (!navigator.onLine) notifyOffline();
  window.addEventListener('online', notifyOnline);
  window.addEventListener('offline', notifyOffline);
  return () => {
    listener = undefined;
    window.removeEventListener('online', notifyOnline);
    window.removeEventListener('offline', notifyOffline);
  };
});

/** The network's state with its signs and its question. */
export const network = networkMachine.provide({
  actors: { askHost: fromPromise(({ signal }) => askHost(signal)), watchSigns },
});
