import { expect } from 'vitest';
import type { passwordModel } from '#tests/models/password/password.model.ts';
import {
  changeTheMarkedField,
  fillAndPress,
  formSteps,
  press,
  seesFillable,
} from '#tests/steps/form.steps.ts';
import type { Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const typed = (old: string, next: string, confirmation = next) => ({
  旧密码: old,
  新密码: next,
  确认密码: confirmation,
});
const VALID = typed('123456', '654321');

/** The session is closed with one toast, and its storage is empty; the page may still be displayed. */
const isOver = (isAtLogin?: boolean) => (driver: Driver) =>
  driver.look(({ toasts, token, user, at }) => {
    expect(toasts).toEqual(['密码修改成功，请重新登录']);
    expect(token).toBeNull();
    expect(user).toBeNull();
    if (isAtLogin !== undefined) expect(at === '/login').toBe(isAtLogin);
  });

/** The change of a password, by its page and its call. */
const passwordSteps =
  (location: string, call: string) =>
  (take: () => Driver | Promise<Driver>): ModelStepsOf<typeof passwordModel, Driver> => {
    const form = formSteps(call);
    return {
      open: () => form.openAt(take, location),
      close: (driver) => driver.close(),
      sees: {
        filling: seesFillable,
        oldPasswordMissing: form.seesRefusal('旧密码', '请输入旧密码'),
        newPasswordMissing: form.seesRefusal('新密码', '请输入新密码'),
        confirmationMissing: form.seesRefusal('确认密码', '请输入确认密码'),
        oldLengthShown: form.seesRefusal('旧密码', '请输入正确的旧密码长度'),
        newLengthShown: form.seesRefusal('新密码', '请输入正确的新密码长度'),
        differenceShown: form.seesRefusal('确认密码', '两次密码不一致！'),
        samePasswordShown: form.seesRefusal('新密码', '新旧密码不能一致！'),
        changing: form.seesSending({ password: '123456', paypassword: '654321' }),
        ...form.seesFailures(VALID),
        changed: isOver(),
        stillHere: isOver(false),
        atLogin: isOver(true),
      },
      does: {
        pressEmpty: fillAndPress(typed('', '')),
        pressWithoutNew: fillAndPress(typed('123456', '', '654321')),
        pressWithoutConfirmation: fillAndPress(typed('12345', '54321', '')),
        pressWithShortOld: fillAndPress(typed('12345', '54321', '5')),
        pressWithShortNew: fillAndPress(typed('123456', '54321', '5')),
        pressWithOtherConfirmation: fillAndPress(typed('123456', '123456', '654321')),
        pressWithTheOldAgain: fillAndPress(typed('123456', '123456')),
        press: fillAndPress(VALID),
        pressAgain: press,
        typeInTheMarkedField: changeTheMarkedField,
        serverChangesIt: form.serverTakesIt,
        ...form.failures,
        almostASecondPasses: (driver) => driver.pass(999),
        theSecondIsOver: (driver) => driver.pass(1),
      },
    };
  };

/** The change of the login password. */
export const loginPasswordSteps = passwordSteps('/resetPasswordNew', '/api/editPassword');

/** The change of the fund password. */
export const fundPasswordSteps = passwordSteps('/modifyPayPassword', '/api/editPayPassword');
