import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { AnyActorRef, InspectionEvent } from 'xstate';
import { startInspector } from '#app/inspector/inspector.ts';
import { InspectorPage } from '#tools/inspector/InspectorPage.tsx';
import { parseRecording, type Recording } from '#app/inspector/recording.ts';
import { pageTable } from '#app/pageTable.ts';
import { page as home } from '#areas/home/home.page.ts';
import { outboxFlow } from '#app/calls/outbox.ts';
import { unpaidOrderFlow } from '#app/unpaidOrderFlow.tsx';
import { lotteryToken } from '#calls/lotteryToken.ts';
import { releaseFlow } from '#app/calls/release.ts';
import { createRootActor } from '#app/calls/root.ts';
import { factsOf } from '#machines/app/session/facts.ts';
import { listMachines } from '#tools/flows/machines.ts';
import { compare } from '#tools/replay/compare.ts';
import { machineLibrary } from '#tools/replay/machineLibrary.ts';
import { replay } from '#tools/replay/replay.ts';
import { settle } from '#tests/support/callScript.ts';
import { MARK } from '#tools/secretMark.ts';
import { canaryAnswers, canaryFlows, canaryMessages, type CanaryFlow } from '#tests/api/canaryFlows.ts';
import { stubLayoutWorker } from '#tests/views/inspector/layoutWorker.ts';
import { stubInspectorChannel } from '#tests/views/inspector/inspectorChannel.ts';

/** All output of the app while a flow ran. */
interface CanaryRun {
  /** to the Stately inspector */
  toStately: readonly string[];
  /** to the local inspector page */
  toPage: readonly string[];
  /** the recording's file */
  recording: string;
  /** the bodies of the requests, which have to contain the secrets */
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

/** Runs a flow on the app's own machines and calls with the inspector open, and exports its recording. */
async function runCanaryFlow(flow: CanaryFlow): Promise<CanaryRun> {
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
    document: document.implementation.createHTMLDocument(),
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
    // the check whether Stately's site is reachable ends before a user could press the button
    await pass(400);
    press('打开检查器');
    window.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }));
    channel.receive({ type: 'log.wanted' });
    const [first] = channel.posted as { session: { id: string } }[];
    const session = first?.session.id ?? '';
    root.start();
    // lets the document refer to the files of a build
    document.head.innerHTML = '<link href="/assets/style-canary.css" />';
    root.send({ type: 'flow.needed', flow: releaseFlow(root) });
    const page = path === '/' ? home : (await pageTable[path].load()).page;
    for (const needed of [outboxFlow, unpaidOrderFlow, ...(page.flows ?? [])])
      root.send({ type: 'flow.needed', flow: needed });
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
      // the first submission of a form may have ended the session and stopped its page
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

/** Time limit (ms) for all flows in sequence on a busy machine. */
const ALL_FLOWS_MS = 240_000;

/** Time limit (ms) for drawing a chart on a busy machine. */
const DRAWN_MS = 20_000;

// each flow is run once and shared by the tests
const runs = new Map<CanaryFlow, Promise<CanaryRun>>();
function ran(flow: CanaryFlow): Promise<CanaryRun> {
  const run = runs.get(flow) ?? runCanaryFlow(flow);
  runs.set(flow, run);
  return run;
}

/** Machines that represent their factories, whose other products are listed under their own names or inside others. */
const TYPICAL = ['claim', 'exclusion', 'form', 'gameList', 'pagedList', 'poll', 'resource', 'submission'];

describe('secrets', () => {
  test.each(canaryFlows.map((flow) => [flow.name, flow] as const))(
    'of the %s flow leave the app in no message and no recording',
    async (_, flow) => {
      const { toStately, toPage, recording, requests } = await ran(flow);
      // makes sure that the flow ran and that every listener received messages
      expect(toStately.length).toBeGreaterThan(10);
      expect(toPage.length).toBeGreaterThan(1);
      expect(parseRecording(recording).entries.length).toBeGreaterThan(10);
      const typed = JSON.stringify(flow.doings ?? []).includes(MARK);
      expect(typed && !requests.some((request) => request.includes(MARK)), 'the secrets were sent').toBe(
        false,
      );
      expect(toStately.filter((message) => message.includes(MARK))).toEqual([]);
      expect(toPage.filter((message) => message.includes(MARK))).toEqual([]);
      expect(recording).not.toContain(MARK);
    },
    ALL_FLOWS_MS,
  );

  test.each(canaryFlows.map((flow) => [flow.name, flow] as const))(
    'are not needed to replay the %s flow',
    async (_, flow) => {
      const recording = parseRecording((await ran(flow)).recording);
      const actors = compare(recording, replay(recording, await machineLibrary()));
      expect(actors.filter(({ differs }) => differs).map(({ actor }) => actor)).toEqual([]);
    },
    ALL_FLOWS_MS,
  );

  test(
    'are in no chart, link, tooltip or field of the inspector page',
    async () => {
      const flow = canaryFlows.find(({ name }) => name === 'bank card');
      const { toPage } = await ran(flow ?? { name: '', page: '/' });
      expect(toPage.some((message) => message.includes('events.offered'))).toBe(true);
      stubLayoutWorker();
      const { receive } = stubInspectorChannel();
      Element.prototype.scrollIntoView = () => undefined;
      render(createElement(InspectorPage));
      const offers = toPage.filter((message) => message.includes('events.offered'));
      act(() => {
        for (const message of toPage) if (!offers.includes(message)) receive(JSON.parse(message));
      });
      const rows = () => within(screen.getByRole('region', { name: 'Actors' })).getAllByRole('button');
      const seen: string[] = [];
      for (const [place] of rows().entries()) {
        fireEvent.click(rows()[place] as Element);
        await waitFor(() => expect(document.querySelector('.drawing[aria-busy=true]')).toBeNull(), {
          timeout: DRAWN_MS,
        });
        act(() => {
          for (const message of offers) receive(JSON.parse(message));
        });
        seen.push(document.documentElement.outerHTML);
        seen.push(...[...document.querySelectorAll('input')].map(({ value }) => value));
        fireEvent.click(rows()[place] as Element);
      }
      expect(seen.filter((text) => text.includes('<svg')).length).toBeGreaterThan(3);
      expect(seen.filter((text) => text.includes('aria-label="Try it"')).length).toBeGreaterThan(3);
      expect(seen.filter((text) => text.includes(MARK))).toEqual([]);
    },
    ALL_FLOWS_MS,
  );

  test(
    'pass through every machine of the project and every page',
    async () => {
      const seen = new Set<string | null>();
      for (const flow of canaryFlows)
        for (const entry of parseRecording((await ran(flow)).recording).entries)
          if (entry.kind === 'actor') seen.add(entry.machine);
      const listed = (await listMachines()).map(({ name }) => name);
      expect(listed).toEqual(expect.arrayContaining(TYPICAL));
      expect(listed.filter((name) => !seen.has(name) && !TYPICAL.includes(name))).toEqual([]);
      const opened = new Set<string>(canaryFlows.map(({ page }) => page));
      expect(Object.keys(pageTable).filter((path) => !opened.has(path))).toEqual([]);
    },
    ALL_FLOWS_MS,
  );
});
