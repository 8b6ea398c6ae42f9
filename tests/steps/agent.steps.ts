import type { agentModel } from '#tests/models/agent/agent.model.ts';
import {
  changeTheMarkedField,
  fillAndPress,
  formSteps,
  press,
  seesFillable,
} from '#tests/steps/form.steps.ts';
import type { Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const APPLY = '/api/applyagentdo';
const VALID = { 手机号: '013800000000', 申请理由: '推广渠道' };
const form = formSteps(APPLY);

/** The application to become an agent. */
export function agentSteps(take: () => Driver | Promise<Driver>): ModelStepsOf<typeof agentModel, Driver> {
  return {
    open: () => form.openAt(take, '/applyagent'),
    close: (driver) => driver.close(),
    sees: {
      filling: seesFillable,
      phoneRefused: form.seesRefusal('手机号', '请输入正确手机号'),
      reasonMissing: form.seesRefusal('申请理由', '请输入申请理由'),
      applying: form.seesSending({ mobile: '013800000000', apply_info: '推广渠道' }),
      ...form.seesFailures(VALID),
      async applied(driver) {
        await form.seesSuccess('提交成功，等待后台审核', '/accountCenter')(driver);
        // a member who became an agent at once must see the other link
        await form.seesMemberRequested(driver);
      },
      appliedInTheServersWords: form.seesSuccess('申请已收到', '/accountCenter'),
    },
    does: {
      pressEmpty: fillAndPress({ 手机号: '', 申请理由: '' }),
      pressWithAWrongPhone: fillAndPress({ 手机号: '17112345678', 申请理由: '' }),
      pressWithoutReason: fillAndPress({ ...VALID, 申请理由: ' ' }),
      press: fillAndPress(VALID),
      pressAgain: press,
      typeInTheMarkedField: changeTheMarkedField,
      serverTakesIt: form.serverTakesIt,
      serverTakesItWithItsOwnWords: (driver) =>
        driver.calls.answer(APPLY, { code: 200, message: '申请已收到' }),
      ...form.failures,
    },
  };
}
