import { setup } from 'xstate';
import { createResourceMachine, type ResourceRef } from '#machines/kit/resource/resource.machine.ts';
import type { VipLevel } from '#machines/kit/vip/vipLevel.ts';

/**
 * The VIP levels, loaded on entry (spec 2 §2). The page is kept alive; when it is shown again, it quietly refreshes
 * them (D4). It opens at the member's own level, once: whoever comes back finds the page as it was left.
 */
export const vipMachine = setup({
  types: {} as {
    context: { levels: ResourceRef<VipLevel[]> };
    events: { type: 'page.shown' } | /** the member's level is in sight */ { type: 'level.reached' };
  },
  actors: { levels: createResourceMachine<VipLevel[]>('levels') },
  actions: { refreshLevels: ({ context }) => context.levels.send({ type: 'refresh' }) },
}).createMachine({
  id: 'vip',
  context: ({ spawn }) => ({ levels: spawn('levels', { id: 'levels' }) }),
  on: { 'page.shown': { actions: 'refreshLevels' } },
  initial: 'opening',
  states: { opening: { on: { 'level.reached': 'opened' } }, opened: {} },
});
