import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent, Observer } from 'xstate';
import { Recorder } from '#app/inspector/recorder.ts';
import { redactMessage } from '#app/inspector/redaction.ts';
import { obeyPage } from '#app/inspector/remoteEvents.ts';
import { saveRecording } from '#app/inspector/saveRecording.ts';
import { openChannel, shareLog } from '#app/inspector/sharing.ts';

/** The number of messages kept for the Stately inspector until it is opened. */
const KEPT_MESSAGES = 1000;
const STATELY = 'https://stately.ai/inspect';
/** The dev server's own page; no build contains it. */
const LOCAL_PAGE = '/inspector/';

function addButton(place: HTMLElement, text: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.style.cssText =
    'min-height:44px;padding:0 12px;border-radius:22px;background:#e8bd66;color:#2b1a05;font-size:13px';
  place.append(button);
  return button;
}

/**
 * The attributes that a modal dialog sets on everything outside: hidden from assistive technology, and a press on it
 * closes the dialog.
 */
const OUTSIDE_MARKS = ['aria-hidden', 'inert', 'data-base-ui-inert'];

/** Keeps an element usable while a dialog of the app is open, as if it were inside the dialog. */
function keepReachable(element: HTMLElement): void {
  const unmark = () => {
    for (const mark of OUTSIDE_MARKS) element.removeAttribute(mark);
  };
  new MutationObserver(unmark).observe(element, { attributeFilter: OUTSIDE_MARKS });
  // the dialog keeps the focus
  element.addEventListener('mousedown', (event) => event.preventDefault());
}

/** Whether the Stately inspector is reachable. The answer is known before anyone presses a button. */
async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address, { mode: 'no-cors' });
    return true;
  } catch {
    return false;
  }
}

/**
 * The inspector behind `?inspect`, which does nothing until its button is pressed: a window opened at load is blocked,
 * and a second start would duplicate every event (design, Safety). It opens the Stately inspector, or the dev server's
 * own page if the former is unreachable or `?inspect=local` requests it; a second button saves the session's recording.
 * Every message is redacted before it is stored, shown or sent.
 */
export function startInspector(): Observer<InspectionEvent> {
  const recorder = new Recorder({
    now: Date.now,
    app: { version: import.meta.env.VITE_APP_VERSION ?? '', mode: import.meta.env.MODE },
  });
  const inspector = createBrowserInspector({
    url: STATELY,
    autoStart: false,
    maxDeferredEvents: KEPT_MESSAGES,
    serialize: (message) => redactMessage(message) as typeof message,
  });
  const isLocalWanted = new URLSearchParams(window.location.search).get('inspect') === 'local';
  let isLocal = false;
  if (import.meta.env.DEV) {
    const channel = openChannel();
    const session = shareLog(recorder, channel);
    // the dev server's page may watch and send; the inspector of a build does neither
    obeyPage(recorder, channel, session.id);
    isLocal = true;
    if (!isLocalWanted) void answers(STATELY).then((reached) => (isLocal = !reached));
  }

  const buttons = document.createElement('div');
  buttons.style.cssText = 'position:fixed;left:8px;bottom:96px;z-index:2147483647;display:flex;gap:8px';
  keepReachable(buttons);
  const open = addButton(buttons, '打开检查器');
  open.addEventListener('click', () => {
    // the page ignores lines that it receives again
    if (isLocal) return void window.open(LOCAL_PAGE, 'flowplay-inspector');
    inspector.start();
    open.remove();
  });
  addButton(buttons, '保存记录').addEventListener('click', () => saveRecording(recorder.recording()));
  document.body.append(buttons);

  return {
    next: (message) => {
      recorder.inspect.next?.(message);
      inspector.inspect.next?.(message);
    },
  };
}
