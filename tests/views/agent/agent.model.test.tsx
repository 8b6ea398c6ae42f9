// @vitest-environment happy-dom
import { expect } from 'vitest';
import { AgentScreen } from '#features/agent/AgentScreen.tsx';
import { agentView } from '#features/agent/agentView.ts';
import { agentMachine } from '#machines/agent/agent.machine.ts';
import { agentModel } from '#tests/models/agent/agent.model.ts';
import {
  changeTheMarkedField,
  failures,
  fillAndPress,
  press,
  seesFailures,
  seesFillable,
  seesRefusal,
  seesSending,
  seesSuccess,
} from '#tests/support/formHands.ts';
import { scriptedForm } from '#tests/support/forms.ts';
import { describeModel, type PlayOf } from '#tests/support/modelRunner.ts';
import { MEMBER, openScreen, type OpenedScreen } from '#tests/support/openScreen.tsx';

const FINE = { 手机号: '013800000000', 申请理由: '推广渠道' };

const agentPlay: PlayOf<typeof agentModel, OpenedScreen> = {
  open: async () => {
    const world = await openScreen({
      Screen: AgentScreen,
      view: agentView,
      logic: (calls) => scriptedForm(calls, agentMachine),
      location: '/applyagent',
      member: true,
      user: MEMBER,
    });
    await world.answer('fetchUser', MEMBER);
    return world;
  },
  sees: {
    filling: seesFillable,
    askedForPhone: (world) => seesRefusal(world, '手机号', '请输入正确手机号'),
    askedForReason: (world) => seesRefusal(world, '申请理由', '请输入申请理由'),
    applying: (world) => seesSending(world, { mobile: '013800000000', reason: '推广渠道' }),
    ...seesFailures(FINE),
    applied: (world) => {
      seesSuccess(world, '提交成功，等待后台审核', '#/accountCenter');
      // an agent that was made one at once gets the other entry
      expect(world.calls.waiting('fetchUser')).toHaveLength(1);
    },
    appliedInTheServersWords: (world) => seesSuccess(world, '申请已收到', '#/accountCenter'),
  },
  does: {
    pressEmpty: press,
    pressWithAWrongPhone: (world) => fillAndPress(world, { 手机号: '17112345678', 申请理由: '' }),
    pressWithoutReason: (world) => fillAndPress(world, { ...FINE, 申请理由: ' ' }),
    press: (world) => fillAndPress(world, FINE),
    pressAgain: press,
    typeInTheMarkedField: changeTheMarkedField,
    serverTakesIt: (world) => world.answer('send', ''),
    serverTakesItWithItsOwnWords: (world) => world.answer('send', '申请已收到'),
    ...failures,
  },
};

describeModel('the agent application', agentModel, agentPlay);
