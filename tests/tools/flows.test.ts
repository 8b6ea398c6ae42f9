import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { runCommand } from '#tools/flows/command.ts';
import { flowOf, statesOf } from '#app/inspector/flow.ts';
import { allDrawings, allPages, keptOverview, OVERVIEW_FILE, PAGES_FOLDER } from '#tools/flows/page.ts';
import { survey, type Surveyed } from '#tools/flows/survey.ts';
import { symbolsUsed } from '#tools/flows/source.ts';
import { delayRows, eventRows, limitRows, stateRows, transitionRows } from '#tools/flows/tables.ts';
import { markdownTable, textTable } from '#tools/flows/textTable.ts';
import { enumerateEdges } from '#tools/coverage/edges.ts';

const surveyed = await survey();

function of(name: string): Surveyed {
  const found = surveyed.machines.find(({ listed }) => listed.name === name);
  if (found === undefined) throw new Error(`There is no machine ${name}`);
  return found;
}

describe('npm run flows', () => {
  const run = async (...args: string[]) => (await runCommand(args)).text;

  test('lists every machine with its counts, delays and limits', async () => {
    const lines = (await run()).split('\n');
    for (const { listed } of surveyed.machines) {
      const states = statesOf(flowOf(listed.machine)).length;
      const edges = enumerateEdges(listed.machine).length;
      const row = new RegExp(`^${listed.name} +${listed.area} +${states} +${edges}( |$)`);
      expect(lines.filter((line) => row.test(line))).toHaveLength(1);
    }
    expect(lines.find((line) => line.startsWith('launchQueue '))).toMatch(
      /queueBusy 10 000 ms; launchLimit 60 000 ms$/,
    );
    expect(lines.find((line) => line.startsWith('gameUrl '))).toMatch(
      /requestDelay \(varies\); pause 1 000 ms; LAUNCH_TRIES 15$/,
    );
    expect(lines.find((line) => line.startsWith('toast '))).toMatch(
      /toastDuration \(varies\); PUBLIC_TOAST_MS 2 000 ms; TOAST_MS 3 000 ms$/,
    );
  });

  test('shows one: what it is for, its diagram, its tables', async () => {
    const text = await run('show', 'launchqueue');
    expect(text).toMatch(
      /^launchQueue \(machines\/game\/launchQueue\.machine\.ts\)\nRequests a game's address/,
    );
    expect(text).toContain('\nstateDiagram-v2\n');
    expect(text).toMatch(/queueing\.address\.polling +done gameUrlPolling +isRefusal +refused +setFailure/);
    expect(text).toMatch(/queueBusy +10 000 +10 s +QUEUE_BUSY_MS/);
    expect(await run('show', 'launchQueue', '--mermaid')).toMatch(/^stateDiagram-v2\n/);
  });

  test('gives one or all as JSON and as code', async () => {
    const one = JSON.parse(await run('show', 'redPacket', '--json')) as { id: string };
    expect(createMachine(one).id).toBe('redPacket');
    const all = JSON.parse(await run('--json')) as Record<string, unknown>;
    expect(Object.keys(all)).toEqual(surveyed.machines.map(({ listed }) => listed.name));
    expect(all['redPacket']).toEqual(one);
    const code = await run('show', 'redPacket', '--json', '--out', 'redPacket.ts');
    expect(code).toContain('export const redPacket = createMachine({');
    expect((await run('--json', '--out', 'all.js')).match(/createMachine\(\{/g)).toHaveLength(
      surveyed.machines.length,
    );
    expect((await runCommand(['--json', '--out', 'all.json'])).out).toBe('all.json');
  });

  test.each([
    [['show', 'redPaket'], 'There is no machine named "redPaket". Did you mean redPacket'],
    [['show'], 'Which machine?'],
    [['redPacket'], 'There is no command "redPacket"; did you mean "show redPacket"?'],
    [['show', 'login', 'register'], 'Unexpected argument "register".'],
    [['docs', 'login'], 'Unexpected argument "login".'],
    [['--jsn'], "Unknown option '--jsn'; npm run flows -- --help lists the options."],
    [['--json', '--mermaid'], 'Choose one of'],
    [['docs', '--json'], 'docs only writes Markdown.'],
    [['--check'], "Unknown option '--check'"],
  ])('%j is refused with its reason', async (args, reason) => {
    await expect(runCommand(args)).rejects.toThrow(reason);
  });

  test('explains itself', async () => {
    const help = await run('--help');
    for (const word of ['show NAME', 'docs ', '--json', '--mermaid', '--out FILE'])
      expect(help).toContain(word);
  });
});

describe('what is listed for a machine', () => {
  test('its limits stand in its own file, in the rules it imports, and in what it is made of', () => {
    const names = (name: string) => of(name).limits.map(({ constant }) => constant);
    expect(names('gameUrl')).toEqual(['LAUNCH_TRIES']);
    // constants of the poll that it runs belong to that
    expect(names('launchQueue')).toEqual([]);
    expect(names('withdraw')).toEqual(expect.arrayContaining(['AMOUNT_MAX', 'LEAST_WITHDRAWAL']));
    expect(names('balance')).toEqual(names('platforms'));
    expect(names('balance')).toEqual(['POLL_MS', 'JITTER']);
    // constants of the polling machine belong to that machine, not to the session that runs it
    expect(names('session')).toEqual([]);
    expect(names('gameEntry')).toEqual(['ENTRY_LOGIN_DELAY_MS', 'LOTTERY_LOGIN_DELAY_MS']);
  });

  test('its delays have the constants that they are given, wherever they stand', () => {
    expect(of('balance').delays.map(({ name, ms }) => ({ name, ms }))).toEqual([
      { name: 'requestDelay', ms: null },
      { name: 'pause', ms: null },
    ]);
    expect(of('gameUrl').delays).toContainEqual({ name: 'pause', ms: 1000, constant: 'LAUNCH_POLL_MS' });
    expect(of('session').delays).toContainEqual({
      name: 'logoffTimeout',
      ms: 3000,
      constant: 'LOGOFF_TIMEOUT_MS',
    });
  });

  test('its tests are those that name it, run its model or open its page', () => {
    const { tests, models } = of('redPacket').proofs;
    expect(models).toEqual(['tests/models/redPacket/redPacket.model.ts']);
    expect(tests.model).toEqual(['tests/machines/redPacket/redPacket.model.test.ts']);
    expect(tests.transitions).toEqual(['tests/machines/redPacket/redPacket.coverage.test.ts']);
    expect(tests.view).toEqual([
      'tests/views/redPacket/RedPacketScreen.test.tsx',
      'tests/views/redPacket/phoneClock.test.tsx',
      'tests/views/redPacket/redPacket.model.test.tsx',
    ]);
    expect(tests.journey).toContain('tests/journeys/red-packet.sampled.test.ts');
    expect(of('lotteryLaunch').proofs.tests.journey).toContain('tests/journeys/lottery.test.ts');
    expect(of('smsCooldown').proofs.tests.clock).toContain(
      'tests/machines/register/smsCooldown.clock.test.ts',
    );
    // a test of a flow also covers the receipt that the flow runs, although its file is in another folder
    expect(of('receipt').proofs.tests.other).toContain('tests/machines/withdraw/withdraw.crash.test.ts');
  });

  test('a test of one screen proves nothing of the root that it runs on', () => {
    expect(of('root').proofs.tests.view).not.toContain('tests/views/redPacket/RedPacketScreen.test.tsx');
    expect(of('site').proofs.tests.view).not.toContain('tests/views/redPacket/RedPacketScreen.test.tsx');
  });

  test('names are followed through declarations and imports, types are not', () => {
    const harness = { file: 'tests/machines/redPacket/redPacketSamples.ts', name: 'redPacketHarness' };
    const used = symbolsUsed([harness], ({ file }) => file.startsWith('tests/')).map(({ name }) => name);
    expect(used).toEqual(expect.arrayContaining(['redPacketHarness', 'redPacketMachine', 'SteppedClock']));
    expect(used).not.toContain('aRedPacket');
    expect(used).not.toContain('RedPacketInfo');
  });

  test('who is made of what, and who runs whom', () => {
    const { kinship } = surveyed;
    const names = (listed: readonly { name: string }[]) => listed.map(({ name }) => name);
    expect(kinship.madeLike(of('agentApplication').listed)?.name).toBe('form');
    expect(kinship.madeLike(of('form').listed)).toBeNull();
    expect(kinship.madeLike(of('login').listed)).toBeNull();
    expect(names(kinship.madeBy(of('poll').listed))).toEqual(['balance', 'platforms']);
    expect(names(kinship.runIn(of('launchQueue').listed))).toEqual(['launch']);
    expect(names(kinship.runIn(of('gameUrl').listed))).toEqual(['launchQueue']);
    // bound to a placeholder until it is loaded
    expect(names(kinship.runIn(of('balance').listed))).toEqual(['session']);
    expect(kinship.childOf(of('vip').flow, 'levels')?.name).toBe('resource');
    expect(kinship.childOf(of('vip').flow, 'nothing')).toBeNull();
  });

  test('every machine that another runs has a page, or is made like one that has', () => {
    const strangers = surveyed.machines.flatMap(({ flow }) =>
      Object.keys(flow.actors)
        .filter((src) => flow.actors[src] !== null && surveyed.kinship.childOf(flow, src) === null)
        .map((src) => `${flow.name}: ${src}`),
    );
    expect(strangers).toEqual([]);
  });
});

describe('tables', () => {
  const { flow, delays } = of('launchQueue');

  test('tell states, transitions, events, delays and limits', () => {
    expect(stateRows(flow)).toContainEqual([
      'queueing.address.requesting',
      'atomic, initial',
      '',
      '',
      '',
      'requestGameUrl',
    ]);
    expect(stateRows(of('gameUrl').flow)).toContainEqual([
      'polling.requesting',
      'atomic',
      '',
      'countTry',
      '',
      'fetchGameUrl',
    ]);
    expect(stateRows(flow)).toContainEqual(['queueing', 'parallel, initial', '', '', '', '']);
    expect(transitionRows(flow)).toContainEqual([
      'queueing.wait.short',
      'after 10 s',
      '',
      'queueing.wait.long',
      '',
    ]);
    expect(eventRows(of('poll').flow)).toContainEqual([
      'network.online',
      'polling.delaying, polling.pausing',
    ]);
    expect(delayRows(delays)).toContainEqual(['queueBusy', '10 000', '10 s', 'QUEUE_BUSY_MS']);
    expect(delayRows(of('toast').delays)).toContainEqual(['toastDuration', '', 'varies', '']);
    expect(limitRows(of('gameUrl').limits)[1]?.slice(0, 2)).toEqual(['LAUNCH_TRIES', '15']);
    expect(limitRows(of('savedGames').limits)[1]?.[1]).toBe('recent 12, favourites 60');
  });

  test('stand in columns', () => {
    const rows = [
      ['a', 'b', 'c'],
      ['long', 'x|y', 'no room needed'],
    ];
    expect(textTable(rows)).toBe('a     b    c\n────  ───  ─\nlong  x|y  no room needed');
    expect(markdownTable(rows)).toBe('| a | b | c |\n| --- | --- | --- |\n| long | x\\|y | no room needed |');
  });
});

describe('the pages', () => {
  const pages = allPages(surveyed);
  const linksOf = (page: string) => [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);

  test('are one for each machine and an index that links them all', () => {
    const names = surveyed.machines.map(({ listed }) => `${listed.name}.md`);
    expect([...pages.keys()]).toEqual(['README.md', ...names]);
    expect(new Set(linksOf(pages.get('README.md') ?? ''))).toEqual(new Set(names));
  });

  test('tell of each machine what it is for, and everything about it', () => {
    for (const { listed } of surveyed.machines) {
      const page = pages.get(`${listed.name}.md`) ?? '';
      expect(page).toContain(`\n${listed.purpose}\n`);
      expect(page.match(/^```mermaid$/gm)).toHaveLength(1);
      expect(page.match(/^## .+$/gm)).toEqual(
        ['States', 'Transitions', 'Events', 'Delays', 'Calls', 'Limits', 'Tests'].map(
          (title) => `## ${title}`,
        ),
      );
    }
  });

  test('link to pages, drawings and files that are there, and hold nothing of this machine', async () => {
    const drawings = await allDrawings(surveyed);
    for (const page of pages.values()) {
      const missing = linksOf(page).filter(
        (link) => !pages.has(link) && !drawings.has(link) && !existsSync(join(PAGES_FOLDER, link)),
      );
      expect(missing).toEqual([]);
      expect(page).not.toContain(process.cwd());
    }
  });

  test('show the drawing of each machine, or of what it is made like', () => {
    for (const { listed } of surveyed.machines) {
      const shown = `${(surveyed.kinship.madeLike(listed) ?? listed).name}.svg`;
      expect(linksOf(pages.get(`${listed.name}.md`) ?? '')).toContain(shown);
    }
  });

  test('the overview in git is that of today; `npm run flows -- docs` writes it', () => {
    expect(readFileSync(OVERVIEW_FILE, 'utf8')).toBe(keptOverview(surveyed));
  });
});
