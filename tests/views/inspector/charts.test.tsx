import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { InspectorPage } from '#tools/inspector/InspectorPage.tsx';
import { Recorder } from '#app/inspector/recorder.ts';
import type { Recording } from '#app/inspector/recording.ts';
import { rechargeMachine } from '#machines/deposit/recharge.machine.ts';
import { transitionsIn } from '#tools/charts/sketch.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';
import { stubLayoutWorker } from '#tests/views/inspector/layoutWorker.ts';
import { recordSession } from '#tests/tools/replay/recordSession.ts';
import { stubInspectorChannel, type InspectorChannel } from '#tests/views/inspector/inspectorChannel.ts';
import { SteppedClock } from '#tools/paths/steppedClock.ts';

// the first test records a session, which takes long on a busy machine
vi.setConfig({ testTimeout: 120_000 });

/** Time limit for drawing a chart on a busy machine. */
const DRAWN = { timeout: 20_000 };

let recorded: Promise<Recording> | undefined;

/** Records a USDT deposit whose response is lost, so that its outcome is unknown, and that is accepted at the retry. */
async function recordUnsettledDeposit(): Promise<Recording> {
  const calls = new CallScript();
  const clock = new SteppedClock();
  const recorder = new Recorder({ now: () => clock.now(), app: { version: '0.0.0', mode: 'test' } });
  const { subject, pass, stop } = createHarness({
    machine: calls.bind(rechargeMachine),
    input: { intent: { paytype: 'usdt', amount: '640', catepay: 'TRC20' } },
    calls,
    clock,
    inspect: (message) => recorder.inspect.next?.(message),
  });
  await pass(400);
  await calls.fail('send', { kind: 'offline' });
  await pass(400);
  subject.getSnapshot().children.submission?.send({ type: 'submission.retry' });
  await pass(400);
  await calls.answer('send', 'CK1');
  const recording = recorder.recording();
  stop();
  return recording;
}

describe('the charts of the inspector page', () => {
  let channel: InspectorChannel;
  beforeEach(() => {
    stubLayoutWorker();
    Element.prototype.scrollIntoView = () => undefined;
    channel = stubInspectorChannel();
  });

  async function openSession() {
    const { app, startedAt, entries, charts = [] } = await (recorded ??= recordSession());
    render(<InspectorPage />);
    const session = { id: 'one', app, startedAt };
    act(() => channel.receive({ type: 'log', session, from: 0, entries, charts }));
    return { session, entries, charts };
  }
  const region = (name: string) => within(screen.getByRole('region', { name }));
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
  const choose = (name: RegExp) => userEvent.click(region('Actors').getByRole('button', { name }));
  const drawing = (name: string) =>
    waitFor(() => {
      const svg = region('Charts').getByRole('article', { name }).querySelector('svg');
      if (svg === null) throw new Error(`The chart of ${name} is not drawn yet`);
      return svg;
    }, DRAWN);
  const lit = (svg: Element, name: string) =>
    [...svg.querySelectorAll(`.s.${name} > .name`)].map((text) => text.textContent);

  test('are a board of all that run, each drawn once and showing where its actor is', async () => {
    await openSession();
    const running = region('Charts').getAllByRole('article');
    expect(running.map((card) => card.getAttribute('aria-label'))).toEqual(
      expect.arrayContaining(['root', 'session', 'site', 'toasts']),
    );
    expect(lit(await drawing('session'), 'active')).toEqual(['session', 'visitor']);
    await press('Charts');
    expect(screen.queryByRole('region', { name: 'Charts' })).toBeNull();
  });

  test('show one large when its actor is chosen, and all again', async () => {
    await openSession();
    await choose(/^session/);
    expect(region('Charts').getAllByRole('article')).toHaveLength(1);
    await press('◂ All');
    expect(region('Charts').getAllByRole('article').length).toBeGreaterThan(3);
  });

  test('move with the steps of a session, and nothing is drawn again', async () => {
    const { entries } = await openSession();
    await choose(/^session/);
    const svg = await drawing('session');
    expect(lit(svg, 'visited')).toEqual(expect.arrayContaining(['member', 'loggingOut', 'visitor']));
    await press('First');
    expect(lit(svg, 'visited')).not.toContain('member');
    const states: string[][] = [];
    while (!screen.getByRole('button', { name: 'Next ▶' }).hasAttribute('disabled')) {
      await press('Next ▶');
      states.push(lit(svg, 'active'));
    }
    expect(await drawing('session')).toBe(svg);
    expect(states.some((names) => names.includes('member') && names.includes('profile'))).toBe(true);
    expect(states.at(-1)).toEqual(['session', 'visitor']);
    expect(entries.length).toBeGreaterThan(100);
  });

  test('light the transition that was taken last, its line and its words', async () => {
    const { entries, charts } = await openSession();
    await choose(/^session/);
    const svg = await drawing('session');
    const last = entries.findLast(
      (entry) => entry.kind === 'state' && entry.actor === 'root/session' && entry.took.length > 0,
    );
    const chart = charts.find(({ name }) => name === 'session');
    const took = last?.kind === 'state' ? last.took : [];
    const indices = transitionsIn(chart as never).flatMap(({ transition }, index) =>
      took.includes(transition.key) ? [index] : [],
    );
    expect(indices.length).toBeGreaterThan(0);
    for (const index of indices) expect(svg.querySelectorAll(`.t${index}.took`).length).toBeGreaterThan(0);
    const others = [...svg.querySelectorAll('.took')].filter(
      (element) => !indices.some((index) => element.classList.contains(`t${index}`)),
    );
    expect(others).toEqual([]);
  });

  test('show a delay that runs as a ring: how much of it is over at the moment that is looked at', async () => {
    const { entries } = await openSession();
    const at = entries.findIndex((entry) => entry.kind === 'timer' && entry.event.includes('.pause.'));
    const actor = entries[at]?.actor ?? '';
    await choose(/^root/);
    await press('First');
    const rings = () => [
      ...region('Charts').getByRole('article').querySelectorAll<SVGElement>('.waiting .ring'),
    ];
    // the poll is no child of the root, so it is selected in the tree as soon as it exists
    while (region('Actors').queryByTitle(actor) === null) await press('Next ▶');
    await userEvent.click(region('Actors').getByTitle(actor));
    await waitFor(
      () => expect(region('Charts').getByRole('article').querySelector('svg')).not.toBeNull(),
      DRAWN,
    );
    for (let steps = 0; steps < 30 && rings().length === 0; steps += 1) await press('Next ▶');
    const [ring] = rings();
    expect(Number.parseInt(ring?.style.animationDuration ?? '', 10)).toBeGreaterThanOrEqual(500);
    expect(ring?.style.animationPlayState).toBe('paused');
    expect(Number.parseInt(ring?.style.animationDelay ?? '1', 10)).toBeLessThanOrEqual(0);
  });

  test('lead from a call to the chart of what it runs', async () => {
    await openSession();
    await choose(/^root/);
    const svg = await drawing('root');
    const link = svg.querySelector('[data-call="session"]');
    expect(link?.classList.contains('running')).toBe(true);
    await userEvent.click(link as Element);
    await drawing('session');
    expect(region('Charts').getAllByRole('article')).toHaveLength(1);
  });

  test('replay a deposit of unknown fate until it is settled', async () => {
    const recording = await recordUnsettledDeposit();
    render(<InspectorPage />);
    const file = new File([JSON.stringify(recording)], 'deposit.json', { type: 'application/json' });
    await userEvent.upload(screen.getByLabelText('Recording'), file);
    await screen.findByRole('region', { name: 'Actors' });
    await userEvent.click(region('Actors').getByTitle('root/subject'));
    const svg = await drawing('subject');
    await press('First');
    const moments: string[] = [];
    const note = () => {
      const state = lit(svg, 'active').slice(1).join('.');
      const took = [...svg.querySelectorAll('.took .event')].map((words) => words.textContent);
      moments.push(`${took.join(' ')} → ${state}`);
    };
    note();
    while (!screen.getByRole('button', { name: 'Next ▶' }).hasAttribute('disabled')) {
      await press('Next ▶');
      note();
    }
    expect(moments.filter((moment, index) => moment !== moments[index - 1])).toEqual([
      'facts.changed → submitting.sending',
      'submission.unsettled → submitting.unsettled',
      'submission.done → paying',
    ]);
    expect(svg.querySelectorAll('.s.visited').length).toBe(5);
  });

  test('play a session by themselves, and stop', async () => {
    await openSession();
    await press('Play');
    const step = () => /step (\d+) of/.exec(document.body.textContent ?? '')?.[1];
    expect(Number(step())).toBeLessThan(3);
    await waitFor(() => expect(Number(step())).toBeGreaterThan(2), { timeout: 10_000 });
    await press('Stop');
    expect(screen.getByRole('button', { name: 'Play' })).toBeDefined();
  });

  test('say so where a recording has none', async () => {
    const { app, startedAt, entries } = await (recorded ??= recordSession());
    render(<InspectorPage />);
    const bare = entries.map((entry) => {
      if (entry.kind !== 'actor') return entry;
      const { chart: _, ...rest } = entry;
      return rest;
    });
    act(() =>
      channel.receive({ type: 'log', session: { id: 'two', app, startedAt }, from: 0, entries: bare }),
    );
    expect(region('Charts').getByText(/from before charts were recorded/)).toBeDefined();
  });

  test('offer what the chosen actor can take, with its fields, and its delays', async () => {
    const { session } = await openSession();
    await choose(/^session/);
    const actor = 'root/session';
    expect(channel.posted).toContainEqual({ type: 'events.wanted', session: 'one', actor });
    const events = [
      { type: 'logout.requested', takes: 'yes', fields: [] },
      { type: 'submit', takes: 'depends', fields: ['values.name', 'values.password'] },
      { type: 'game.enter', takes: 'no', fields: [] },
    ];
    act(() => channel.receive({ type: 'events.offered', session: 'other', actor, events: [] }));
    act(() => channel.receive({ type: 'events.offered', session: session.id, actor, events }));
    const tryIt = region('Try it');
    await userEvent.click(tryIt.getByRole('button', { name: 'logout.requested' }));
    expect(channel.posted.at(-1)).toEqual({
      type: 'event.wanted',
      session: 'one',
      actor,
      event: { type: 'logout.requested' },
    });
    await userEvent.type(tryIt.getByLabelText('values.name'), 'player88');
    expect(tryIt.getByLabelText('values.password').getAttribute('type')).toBe('password');
    await userEvent.type(tryIt.getByLabelText('values.password'), 'sesame');
    await userEvent.click(tryIt.getByRole('button', { name: 'submit' }));
    expect(channel.posted.at(-1)).toMatchObject({
      event: { type: 'submit', values: { name: 'player88', password: 'sesame' } },
    });
    expect(tryIt.getByText('its guard says no')).toBeDefined();
    // a past moment accepts no events
    await press('First');
    expect(screen.queryByRole('region', { name: 'Try it' })).toBeNull();
  });
});
