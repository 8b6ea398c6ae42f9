// @vitest-environment happy-dom
import { drawModel } from '#tests/models/welfare/draw.model.ts';
import { claimPlay } from '#tests/plays/claim.play.ts';
import { modelTours } from '#tests/support/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import type { OpenedScreen } from '#tests/support/openScreen.tsx';
import { viewPerson } from '#tests/support/viewPerson.ts';
import { openWelfare } from './openWelfare.ts';

/** The page of the path that is being walked. */
let opened: OpenedScreen;

describeModel(
  'a draw on the welfare page',
  drawModel,
  claimPlay(
    async () => {
      opened = await openWelfare(1);
      return viewPerson(opened, { '/api/douserredpacket': { id: 'send', output: '8.88' } });
    },
    {
      call: '/api/douserredpacket',
      name: '立即领取',
      none: '您的剩余次数不足！',
      given: '恭喜您获得8.88元红包！',
      network: '服务器异常，请稍后再试',
      // the chances are asked for anew when the page is looked at again
      async offer(_, has) {
        if (opened.calls.waiting('refresh').length === 0) {
          opened.page().send({ type: 'page.shown' });
          await opened.pass(0);
        }
        await opened.answer('refresh', { remaining: has ? 1 : 0, received: 2 });
      },
    },
  ),
  modelTours(drawModel, 12),
);
