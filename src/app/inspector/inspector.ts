import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent, Observer } from 'xstate';
import { redactMessage } from '#app/inspector/redaction.ts';

/** Messages kept for the inspector until it is opened. */
const KEPT_MESSAGES = 1000;

/**
 * The Stately inspector, quiet until its button is pressed: a window opened at load is blocked, and a second
 * start would double every event (design, Safety). Every message is redacted as a whole before it is kept or sent.
 */
export function startInspector(): Observer<InspectionEvent> {
  const inspector = createBrowserInspector({
    autoStart: false,
    maxDeferredEvents: KEPT_MESSAGES,
    serialize: (message) => redactMessage(message) as typeof message,
  });
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '打开检查器';
  button.style.cssText =
    'position:fixed;left:8px;bottom:96px;z-index:99;min-height:44px;padding:0 12px;border-radius:22px;background:#e8bd66;color:#2b1a05;font-size:13px';
  button.addEventListener(
    'click',
    () => {
      inspector.start();
      button.remove();
    },
    { once: true },
  );
  document.body.append(button);
  return inspector.inspect;
}
