import { currentLocation } from '#lib/hashLocation.ts';
import { MASK, withoutPersonalText } from '#lib/redactedText.ts';
import { pathOf, routeOf } from '#machines/app/navigation/routes.ts';
import { settings } from '#settings';

/** The report of a crash, without secrets. */
export interface CrashReport {
  actor: string;
  /** the error's name, or the type of the thrown value */
  name: string;
  message: string;
  /** one line per call: the function, and its position in the build's files */
  stack: readonly string[];
  /** the route, without its query */
  path: string;
  /** the app's version, and the name of its entry's file, which tells one build from another (tools/build/crash.ts) */
  build: string;
}

/** The maximum number of characters: a longer message contains somebody's data, and a longer stack repeats itself. */
const MOST_CHARACTERS = 500;
const MOST_CALLS = 30;

/** A call as the JavaScript engines write it: `at name (file:1:2)`, `at file:1:2`, `name@file:1:2`. */
const call = /^\s*(?:at\s+)?(?:async\s+)?(?:(.*?)(?:\s\(|@))?([a-z][\w+.-]*:\/\/\S+?):(\d+:\d+)\)?$/i;

function redactMessage(message: string): string {
  if (message.length <= MOST_CHARACTERS) return withoutPersonalText(message);
  // a secret that is cut in two may no longer be recognised
  return withoutPersonalText(message.slice(0, MOST_CHARACTERS).replace(/\S*$/, '…'));
}

/**
 * A call in the site's own files by its function and file; any other call is left out, because its address may reveal
 * something.
 */
function redactCall(name: string, address: string): string {
  const [file] = address.startsWith(`${window.location.origin}/`)
    ? (/assets\/[\w.-]+\.js$/.exec(address) ?? [])
    : [];
  if (file === undefined) return '‹elsewhere›';
  return `${/^[\w$.<>[\] ]*$/.test(name) ? withoutPersonalText(name) : MASK} ${file}`.trim();
}

/** Keeps only lines that look like a call: the message in front of the calls may have several lines. */
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

/** The file name of the entry, whose hash changes with each build; empty on a development server. */
function entryName(): string {
  const address = document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src');
  return address?.split('/').at(-1) ?? '';
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
    // anything that is not a route may contain data
    path: routeOf(location) === undefined ? MASK : pathOf(location),
    build: `${import.meta.env.VITE_APP_VERSION ?? ''} ${entryName()}`.trim(),
  };
}

/** Sends plain text, which needs no CORS preflight for another origin; the answer is ignored. */
function send(address: string, body: string): void {
  try {
    if (navigator.sendBeacon(address, body)) return;
  } catch {
    // it is missing in some native apps, and throws for some addresses
  }
  fetch(address, { method: 'POST', body, keepalive: true, mode: 'no-cors' }).catch(() => undefined);
}

/** The maximum number of reports per page load, so that a repeated crash does not flood the operator. */
const MOST_REPORTS = 10;

// React and the window report the same error again
const reported = new Set<unknown>();

/**
 * Writes a crash to the console and posts it to the operator's address, if there is one; does nothing if the same crash
 * was reported before.
 */
export function report(actor: string, error: unknown): void {
  // it contains only what is reported, so no reference to an error is kept
  if (reported.has(error) || reported.size === MOST_REPORTS) return;
  reported.add(error);
  const text = JSON.stringify(reportOf(actor, error));
  // the console also shows the error itself
  // oxlint-disable-next-line no-console -- the console is where a crash is looked for
  console.error(text, ...(import.meta.env.DEV ? [error] : []));
  if (settings.crashReportUrl !== '') send(settings.crashReportUrl, text);
}
