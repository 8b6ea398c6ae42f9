import { expect } from 'vitest';
import { isOwn, type OutboxEntry } from '#machines/app/outbox/outboxEntry.ts';
import type { StoredCommand } from '#machines/app/outbox/outboxSetup.ts';
import { outboxModel } from '#tests/models/app/outbox/outbox.model.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { openOutbox, withdrawal } from './openOutbox.ts';

/** A phone: the outbox of the open page, what the device has, and what was told in all pages. */
interface World {
  page: ReturnType<typeof openOutbox>;
  keys: number;
}

async function openPage(stored: readonly OutboxEntry[] = []) {
  const page = openOutbox();
  await page.isThere('demo888');
  for (const entry of stored) await page.hears({ type: 'stored.added', entry });
  // nobody holds the lock of a page that is gone
  for (const call of page.calls.waiting('otherWindow')) call.resolve(undefined);
  await page.pass(0);
  return page;
}

/** What the device has, by what it was told. */
function storedOf(page: World['page']): OutboxEntry[] {
  const stored = new Map<string, OutboxEntry>();
  for (const command of page.written() as StoredCommand[]) {
    if (command.type === 'stored.write' && command.entry !== undefined)
      stored.set(command.entry.key, command.entry);
    if (command.type === 'stored.remove') stored.delete(command.key);
  }
  return [...stored.values()];
}

/** The states of the entries that whoever is there is shown. */
function own({ page }: World): string[] {
  const { context } = page.subject.getSnapshot();
  return context.entries.filter((entry) => isOwn(entry, context)).map(({ state }) => state);
}

const lastTold = ({ page }: World) => page.told().at(-1);
const isSending = (world: World, shown: string[]) => {
  expect(own(world)).toEqual(shown);
  expect(world.page.told()).toEqual([]);
  expect(world.page.calls.waiting('request')).toHaveLength(1);
};
const isKept = (world: World) => {
  expect(own(world)).toEqual([]);
  expect(world.page.states()).toEqual(['unsettled']);
};
const sentKeys = ({ page }: World) =>
  page.calls.made.flatMap(({ id, input }) => (id === 'request' ? [(input as { key: string }).key] : []));
/** The session ends, as the session tells the root and its facts. */
const end = async ({ page }: World, chosen: boolean) => {
  await page.send({ type: 'session.ended', chosen });
  await page.isThere(null);
};
/** The page is opened again, with what the device still has of each entry. */
async function openAnew(world: World, has: (entry: OutboxEntry) => OutboxEntry) {
  const before = world.page;
  const stored = storedOf(before);
  before.stop();
  // what this page has not written is that of the page before it
  world.page = await openPage((stored.length > 0 ? stored : before.entries().slice(0, 1)).map(has));
}
const press = (world: World) => {
  world.keys += 1;
  return world.page.send(withdrawal(`key-${world.keys}`));
};

const steps: ModelStepsOf<typeof outboxModel, World> = {
  open: async () => ({ page: await openPage(), keys: 0 }),
  close: ({ page }) => page.stop(),
  sees: {
    nothing: (world) => {
      expect(own(world)).toEqual([]);
      expect(storedOf(world.page)).toEqual([]);
    },
    sending: (world) => isSending(world, ['sending']),
    shownByPage: (world) => {
      expect(own(world)).toEqual([]);
      expect(world.page.told()).toEqual([]);
    },
    sendingWithoutPage: (world) => isSending(world, ['sending']),
    sendingForWhoeverIsThere: (world) => isSending(world, []),
    sendingForNobody: (world) => isSending(world, []),
    sendingForAbsent: (world) => isSending(world, []),
    toldAsDone: (world) => {
      expect(lastTold(world)).toMatchObject({ answer: { receipt: 'TX1' } });
      expect(world.page.entries()).toEqual([]);
    },
    toldAsRefused: (world) => {
      expect(lastTold(world)).toMatchObject({ answer: { error: { message: '余额不足' } } });
      expect(world.page.entries()).toEqual([]);
    },
    toldAsUnknown: (world) => {
      expect(lastTold(world)).toMatchObject({ answer: null });
      expect(own(world)).toEqual(['unsettled']);
    },
    toldAsUnknownToVisitor: (world) => {
      expect(lastTold(world)).toMatchObject({ answer: null });
      isKept(world);
    },
    keptForOwner: (world) => {
      expect(world.page.told()).toEqual([]);
      isKept(world);
    },
    hiddenFromOther: isKept,
    unknown: (world) => {
      expect(own(world)).toEqual(['unsettled']);
      expect(storedOf(world.page).length).toBeLessThan(2);
    },
    listed: (world) => {
      expect(own(world)).toEqual(['unsettled']);
      expect(world.page.entries()[0]).not.toHaveProperty('intent');
    },
    sendingAgain: (world) => {
      expect(own(world)).toEqual(['sending']);
      expect(new Set(sentKeys(world))).toEqual(new Set(['key-1']));
    },
    asked: (world) => {
      expect(own(world)).toEqual(['unsettled', 'asking']);
      expect(sentKeys(world)).not.toContain(`key-${world.keys}`);
    },
    sendingBeside: (world) => {
      expect(own(world)).toEqual(['unsettled', 'sending']);
      expect(sentKeys(world).at(-1)).toBe(`key-${world.keys}`);
    },
  },
  does: {
    press,
    pressAlike: press,
    confirm: (world) => world.page.send({ type: 'question.confirmed', key: `key-${world.keys}` }),
    decline: (world) => world.page.send({ type: 'question.declined', key: `key-${world.keys}` }),
    serverTakes: ({ page }) => page.calls.answer('request', 'TX1'),
    serverRefuses: ({ page }) =>
      page.calls.fail('request', { kind: 'rejected', code: 400, message: '余额不足' }),
    answerIsLost: ({ page }) => page.calls.fail('request', { kind: 'offline' }),
    retry: ({ page }) => page.send(withdrawal('key-1')),
    sayChecked: ({ page }) => page.send({ type: 'outbox.dismissed', key: 'key-1' }),
    leavePage: ({ page }) => page.send({ type: 'outbox.unwatched', key: 'key-1' }),
    reload: (world) => openAnew(world, (entry) => entry),
    // what was sent stood in the window that is gone
    kill: (world) => openAnew(world, ({ intent: _, ...line }) => line),
    logOut: (world) => end(world, true),
    serverEndsSession: (world) => end(world, false),
    otherLogsIn: ({ page }) => page.isThere('vip333'),
    ownerLogsIn: ({ page }) => page.isThere('demo888'),
  },
};

describeModel('the outbox', outboxModel, steps);
