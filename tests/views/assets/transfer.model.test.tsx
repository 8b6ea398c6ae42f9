// @vitest-environment happy-dom
import { transferModel } from '#tests/models/transfer/transfer.model.ts';
import { drawModel } from '#tests/models/welfare/draw.model.ts';
import { claimPlay } from '#tests/plays/claim.play.ts';
import { transferPlay } from '#tests/plays/transfer.play.ts';
import { modelTours } from '#tests/support/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import type { OpenedScreen } from '#tests/support/openScreen.tsx';
import { viewPerson } from '#tests/support/viewPerson.ts';
import { onePage, openAssets } from './openAssets.ts';

describeModel(
  'a transfer in its dialog',
  transferModel,
  transferPlay(
    async () => viewPerson(await openAssets('2'), { '/api/transfer': { id: 'send', output: '转账成功' } }),
    'PP电子',
  ),
  modelTours(transferModel, 12),
);

/** The page of the path that is being walked. */
let opened: OpenedScreen;
const rebates = (pending: string) => ({ ...onePage(), extra: { claimed: '12.00', pending } });

describeModel(
  'a claim of the rebate on its tab',
  drawModel,
  claimPlay(
    async () => {
      opened = await openAssets('5', rebates('0.01'));
      return viewPerson(opened, { '/api/dofanshui': { id: 'send', output: '领取成功' } });
    },
    {
      call: '/api/dofanshui',
      name: '领取返水',
      none: '暂无领取额度！',
      given: '领取成功',
      network: '网络错误，请稍后重试',
      // the list looks again after each claim; here the member changes the date, which asks for it as well
      async offer(person, has) {
        if (opened.calls.waiting('fetchPage').length === 0) await person.press('radio', '今日');
        if (opened.calls.waiting('fetchPage').length === 0) await person.press('radio', '7日内');
        await opened.answer('fetchPage', rebates(has ? '38.49' : '0.00'));
      },
    },
  ),
  modelTours(drawModel, 12),
);
