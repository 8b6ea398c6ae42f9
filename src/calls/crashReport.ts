import { currentLocation } from '#lib/hashLocation.ts';
import { MASK, withoutPersonalText } from '#lib/redactedText.ts';
import { pathOf, routeOf } from '#machines/root/routes.ts';
import { settings } from '#settings';

/** What is told of a crash, without what is secret. */
export interface CrashReport {
  actor: string;
  /** the error's name, or the type of what was thrown instead of one */
  name: string;
  message: string;
  /** one line a call: the function, and its place in the files of the build */
  stack: readonly string[];
  /** the route, without its query */
  path: string;
  /** the app's version; empty where it is not known */
  build: string;
}

/** Longer messages hold somebody's data; a stack repeats itself from here on. */
const MOST_CHARACTERS = 500;
const MOST_CALLS = 30;

/** A call as the engines write it: `at name (file:1:2)`, `at file:1:2`, `name@file:1:2`. */
const call = /^\s*(?:at\s+)?(?:async\s+)?(?:(.*?)(?:\s\(|@))?([a-z][\w+.-]*:\/\/\S+?):(\d+:\d+)\)?$/i;

function redactMessage(message: string): string {
  if (message.length <= MOST_CHARACTERS) return withoutPersonalText(message);
  // a word that is cut in two may no longer look like what it is
  return withoutPersonalText(message.slice(0, MOST_CHARACTERS).replace(/\S*$/, '…'));
}

/** A call in our own files by its function and file; of any other nothing is told, as its address may tell something. */
function redactCall(name: string, address: string): string {
  const [file] = address.startsWith(`${window.location.origin}/`)
    ? (/assets\/[\w.-]+\.js$/.exec(address) ?? [])
    : [];
  if (file === undefined) return '‹elsewhere›';
  return `${/^[\w$.<>[\] ]*$/.test(name) ? withoutPersonalText(name) : MASK} ${file}`.trim();
}

/** Only what has the form of a call is kept: in front of the calls stands the message, which may have many lines. */
function redactStack(stack: string, message: string): string[] {
  return stack
    .replace(message, () => '')
    .split('\n')
    .flatMap((line) => {
      const [, name = '', address = '', position = ''] = call.exec(line) ?? [];
      return address === '' ? [] : [`${redactCall(name, address)}:${position}`];
    })
    .slice(0, MOST_CALLS);
}

function reportOf(actor: string, error: unknown): CrashReport {
  const {
    name,
    message,
    stack = '',
  } = error instanceof Error
    ? error
    : { name: typeof error, message: typeof error === 'string' ? error : '' };
  const location = currentLocation();
  return {
    actor: withoutPersonalText(pathOf(actor)),
    name: /^\w{1,40}$/.test(name) ? withoutPersonalText(name) : MASK,
    message: redactMessage(message),
    stack: redactStack(stack, message),
    // what is no route may be anything
    path: routeOf(location) === undefined ? MASK : pathOf(location),
    build: import.meta.env.VITE_APP_VERSION ?? '',
  };
}

/** Sends as plain text, which another origin takes without being asked beforehand; nobody waits for an answer. */
function send(address: string, body: string): void {
  try {
    if (navigator.sendBeacon(address, body)) return;
  } catch {
    // it is not there in every native app, and refuses addresses by throwing
  }
  fetch(address, { method: 'POST', body, keepalive: true, mode: 'no-cors' }).catch(() => undefined);
}

/** Reports a page load makes at most, so that a crash that repeats itself floods nobody. */
const MOST_REPORTS = 10;

// the same error comes again from React and from the window
const reported = new Set<unknown>();

/**
 * Writes a crash to the console and posts it to the operator's address, where there is one; does nothing where the
 * same was reported before.
 */
export function report(actor: string, error: unknown): void {
  // it holds no more than is reported, so that nothing need let go of an error
  if (reported.has(error) || reported.size === MOST_REPORTS) return;
  reported.add(error);
  const text = JSON.stringify(reportOf(actor, error));
  // a developer wants the error itself as well
  // oxlint-disable-next-line no-console -- the console is where a crash is looked for
  console.error(text, ...(import.meta.env.DEV ? [error] : []));
  if (settings.crashReportUrl !== '') send(settings.crashReportUrl, text);
}
