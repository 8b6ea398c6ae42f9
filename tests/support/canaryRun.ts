import { factsOf } from '#machines/session/facts.ts';
import { vi } from 'vitest';
import type { AnyActorRef, InspectionEvent } from 'xstate';
import type { Recording } from '#app/inspector/recording.ts';
import { startInspector } from '#app/inspector/inspector.ts';
import { pageTable } from '#app/pageTable.ts';
import { page as home } from '#app/pages/home.ts';
import { lotteryToken } from '#calls/lotteryToken.ts';
import { releaseFlow } from '#calls/release.ts';
import { createRootActor } from '#calls/root.ts';
import { settle } from '#tests/support/callScript.ts';
import { canaryAnswers, canaryMessages, MARK, type CanaryFlow } from '#tests/support/canaryFlows.ts';
import { stubInspectorChannel } from '#tests/support/inspectorChannel.ts';

/** Everything that left the app during a flow. */
export interface CanaryRun {
  /** to the Stately inspector */
  toStately: readonly string[];
  /** to the local inspector page */
  toPage: readonly string[];
  /** the recording's file */
  recording: string;
  /** the requests, which may contain the secrets */
  requests: readonly string[];
}

async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 400) {
    await vi.advanceTimersByTimeAsync(400);
    // chunks that a call loads first
    await vi.dynamicImportSettled();
    await settle();
  }
}

/** Runs a flow on the app's own machines and calls with the inspector open, and saves its recording. */
export async function runCanaryFlow(flow: CanaryFlow): Promise<CanaryRun> {
  const { page: path, search = '', doings = [], answers = {}, refusals = {}, duration = 2800 } = flow;
  vi.useFakeTimers();
  if (flow.visitor !== true) sessionStorage.setItem('token', `${MARK}Token9`);
  const location = search === '' ? path : `${path}?${search}`;
  window.location.hash = `#${location}`;
  const toStately: string[] = [];
  const requests: string[] = [];
  let saved: Blob | undefined;

  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const path = url.split('?')[0] ?? '';
    requests.push(`${url} ${typeof init?.body === 'string' ? init.body : ''}`);
    const data = answers[path] ?? canaryAnswers[path] ?? [];
    const refusal = refusals[path];
    const body =
      refusal === undefined
        ? { code: path === '/api/register' ? 201 : 200, message: canaryMessages[path] ?? '', data }
        : { code: 400, message: refusal, data: null };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  const stately = {
    postMessage: (message: unknown) => toStately.push(JSON.stringify(message)),
    closed: false,
  };
  const opened = {
    ...stately,
    location: { replace: () => undefined },
    close: () => undefined,
    postMessage: () => undefined,
  };
  vi.spyOn(window, 'open').mockImplementation((address) =>
    String(address).includes('stately') ? (stately as unknown as Window) : (opened as unknown as Window),
  );
  const channel = stubInspectorChannel();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = (blob) => {
    saved = blob as Blob;
    return 'blob:recording';
  };
  URL.revokeObjectURL = () => undefined;

  const running = new Map<string, AnyActorRef>();
  const inspector = startInspector();
  const root = createRootActor({
    next: (message: InspectionEvent) => {
      const ref = message.actorRef as AnyActorRef & { logic?: { id?: string } };
      if (ref.logic?.id !== undefined) running.set(ref.logic.id, ref);
      inspector.next?.(message);
    },
  });
  const press = (text: string) =>
    [...document.querySelectorAll('button')].find((button) => button.textContent === text)?.click();
  try {
    // wait until it is known whether Stately's site responds
    await pass(400);
    press('打开检查器');
    window.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }));
    channel.receive({ type: 'log.wanted' });
    const [first] = channel.posted as { session: { id: string } }[];
    const session = first?.session.id ?? '';
    root.start();
    // the document of a build refers to its files
    document.head.innerHTML = '<link href="/assets/style-canary.css" />';
    root.send({ type: 'flow.needed', flow: releaseFlow(root) });
    const page = path === '/' ? home : (await pageTable[path].load()).page;
    for (const needed of page.flows ?? []) root.send({ type: 'flow.needed', flow: needed });
    if (page.logic !== undefined) {
      const input = page.input?.({ location, search, facts: factsOf(root.system) });
      root.send({
        type: 'page.entered',
        page: { id: location, kept: false, logic: page.logic },
        input,
      });
    }
    await pass(duration);
    for (const [machine, event] of doings) {
      const actor = running.get(machine);
      // submitting the first values may have ended the session, and with it the page
      if (actor?.getSnapshot().status === 'active') actor.send(event);
      await pass(800);
    }
    await pass(2000);
    press('保存记录');
    const { entries } = JSON.parse((await saved?.text()) ?? '') as Recording;
    for (const entry of entries)
      if (entry.kind === 'actor') channel.receive({ type: 'events.wanted', session, actor: entry.actor });
    return {
      toStately,
      toPage: channel.posted.map((message) => JSON.stringify(message)),
      recording: (await saved?.text()) ?? '',
      requests,
    };
  } finally {
    root.stop();
    document.body.replaceChildren();
    sessionStorage.clear();
    localStorage.clear();
    lotteryToken.current = '';
    document.head.replaceChildren();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  }
}
