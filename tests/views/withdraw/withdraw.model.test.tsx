// @vitest-environment happy-dom
import { withdrawModel } from '#tests/models/withdraw/withdraw.model.ts';
import { withdrawPlay } from '#tests/plays/withdraw.play.ts';
import { modelTours } from '#tests/support/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { viewPerson } from '#tests/support/viewPerson.ts';
import { openWithdraw } from './openWithdraw.tsx';

const CALLS = { '/api/withdraw': { id: 'send', output: undefined } } as const;

describeModel(
  'a withdrawal on its screen',
  withdrawModel,
  withdrawPlay(async () => viewPerson(await openWithdraw(), CALLS), {
    account: '招商银行 **** **** **** 7890',
    password: '135790',
  }),
  modelTours(withdrawModel, 12),
);
