// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { parseRecording } from '#app/inspector/recording.ts';
import { pageTable } from '#app/pageTable.ts';
import { listMachines } from '#scripts/flows/machines.ts';
import { compare } from '#scripts/replay/compare.ts';
import { machineLibrary } from '#scripts/replay/machineLibrary.ts';
import { replay } from '#scripts/replay/replay.ts';
import { canaryFlows, MARK, type CanaryFlow } from '#tests/support/canaryFlows.ts';
import { runCanaryFlow, type CanaryRun } from '#tests/support/canaryRun.ts';

/** All flows, one after another: long enough for a busy machine. */
const ALL_FLOWS_MS = 240_000;

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
