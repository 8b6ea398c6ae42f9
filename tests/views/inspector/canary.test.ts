// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { InspectorPage } from '#app/inspector/page/InspectorPage.tsx';
import { parseRecording } from '#app/inspector/recording.ts';
import { pageTable } from '#app/pageTable.ts';
import { listMachines } from '#scripts/flows/machines.ts';
import { compare } from '#scripts/replay/compare.ts';
import { machineLibrary } from '#scripts/replay/machineLibrary.ts';
import { replay } from '#scripts/replay/replay.ts';
import { canaryFlows, MARK, type CanaryFlow } from '#tests/support/canaryFlows.ts';
import { stubLayoutWorker } from '#tests/support/layoutWorker.ts';
import { runCanaryFlow, type CanaryRun } from '#tests/support/canaryRun.ts';
import { stubInspectorChannel } from '#tests/support/inspectorChannel.ts';

/** All flows, one after another: long enough for a busy machine. */
const ALL_FLOWS_MS = 240_000;

/** A chart, on a busy machine. */
const DRAWN_MS = 20_000;

// a flow is run once, whichever test asks first
const runs = new Map<CanaryFlow, Promise<CanaryRun>>();
function ran(flow: CanaryFlow): Promise<CanaryRun> {
  const run = runs.get(flow) ?? runCanaryFlow(flow);
  runs.set(flow, run);
  return run;
}

/** Stand-ins of their factories, whose machines are listed under their own names or inside others. */
const TYPICAL = ['claim', 'exclusion', 'form', 'gameList', 'pagedList', 'polling', 'resource', 'submission'];

describe('secrets', () => {
  test.each(canaryFlows.map((flow) => [flow.name, flow] as const))(
    'of the %s flow leave the app in no message and no recording',
    async (_, flow) => {
      const { toStately, toPage, recording, requests } = await ran(flow);
      // the test is worth something only if the flow ran, and everyone listened
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
      expect(toPage.some((message) => message.includes('events.told'))).toBe(true);
      stubLayoutWorker();
      const { receive } = stubInspectorChannel();
      Element.prototype.scrollIntoView = () => undefined;
      render(createElement(InspectorPage));
      const offers = toPage.filter((message) => message.includes('events.told'));
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
