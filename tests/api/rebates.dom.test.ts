import { expect, test, vi } from 'vitest';
import { createActor, setup, waitFor, type ActorRefFrom } from 'xstate';
import { assets } from '#areas/assets/calls.ts';
import type { recordsMachine } from '#machines/assets/records.ts';

const records = assets.implementations.actors['records'] as typeof recordsMachine;
const FILTER = { tab: '5', platform: '', date: '4' } as const;

/** Answers getfanshui with this many rebates per page; returns the requested page numbers. */
function rebatesOf(pages: readonly number[], lastPage?: number): number[] {
  const asked: number[] = [];
  vi.stubGlobal('fetch', (_: string, init: { body: string }) => {
    const { page } = JSON.parse(init.body) as { page: number };
    asked.push(page);
    const list = Array.from({ length: pages[page - 1] ?? 0 }, (__, at) => ({
      money: '1.00',
      gamename: `${page}-${at}`,
      state: 1,
      created_at: '2026-11-21 12:00:00',
      updated_at: '2026-11-21 12:00:00',
    }));
    const data = { list, jisuan: '1.00', nojisuan: '0.00', ...(lastPage && { last_page: lastPage }) };
    return Promise.resolve(Response.json({ code: 200, message: '', data }));
  });
  return asked;
}

test.each([
  ['until a page is shorter than the first', [3, 3, 2], undefined, [1, 2, 3], 8],
  ['until a page is empty', [3, 3], undefined, [1, 2, 3], 6],
  ['until the last page that is known', [3, 3, 3], 2, [1, 2], 6],
  ['no further where there is none', [], undefined, [1], 0],
])('rebates are requested %s', async (_, pages, lastPage, asked, rows) => {
  const seen = rebatesOf(pages, lastPage);
  // a list tells its parent what it has loaded
  const page = createActor(
    setup({ actors: { records } }).createMachine({
      invoke: { src: 'records', id: 'records', input: { filter: { ...FILTER } } },
    }),
  ).start();
  const actor = page.getSnapshot().children['records'] as ActorRefFrom<typeof recordsMachine>;
  await waitFor(actor, (snapshot) => snapshot.matches('partial') || snapshot.matches('ended'));
  while (actor.getSnapshot().matches('partial')) {
    actor.send({ type: 'more' });
    await waitFor(actor, (snapshot) => snapshot.matches('partial') || snapshot.matches('ended'));
  }
  expect(seen).toEqual(asked);
  expect(actor.getSnapshot().context.rows).toHaveLength(rows);
  page.stop();
});
