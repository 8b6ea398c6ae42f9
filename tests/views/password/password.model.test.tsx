// @vitest-environment happy-dom
import { expect } from 'vitest';
import { PasswordScreen } from '#features/password/PasswordScreen.tsx';
import { passwordView } from '#features/password/passwordView.ts';
import { createPasswordMachine } from '#machines/password/password.machine.ts';
import type { PasswordKind } from '#machines/password/passwordRules.ts';
import { passwordModel } from '#tests/models/password/password.model.ts';
import {
  changeTheMarkedField,
  failures,
  fillAndPress,
  press,
  seesFailures,
  seesFillable,
  seesRefusal,
  seesSending,
} from '#tests/support/formHands.ts';
import { scriptedForm } from '#tests/support/forms.ts';
import { describeModel, type PlayOf } from '#tests/support/modelRunner.ts';
import { MEMBER, openScreen, type OpenedScreen } from '#tests/support/openScreen.tsx';

const typed = (old: string, next: string, confirmation = next) => ({
  旧密码: old,
  新密码: next,
  确认密码: confirmation,
});
const FINE = typed('123456', '654321');

const open = (kind: PasswordKind) =>
  openScreen({
    Screen: () => <PasswordScreen kind={kind} />,
    view: passwordView,
    logic: (calls) => scriptedForm(calls, createPasswordMachine(kind)),
    location: kind === 'login' ? '/resetPasswordNew' : '/modifyPayPassword',
    member: true,
    user: MEMBER,
  });
const session = (world: OpenedScreen) => world.root.getSnapshot().children.session?.getSnapshot();
const isOver = (world: OpenedScreen) => {
  expect(world.toasts).toEqual(['密码修改成功，请重新登录']);
  expect(session(world)?.context.user).toBeNull();
};
const refused = (name: string, text: string) => (world: OpenedScreen) => seesRefusal(world, name, text);

const play = (kind: PasswordKind): PlayOf<typeof passwordModel, OpenedScreen> => ({
  open: () => open(kind),
  sees: {
    filling: seesFillable,
    askedForOld: refused('旧密码', '请输入旧密码'),
    askedForNew: refused('新密码', '请输入新密码'),
    askedForConfirmation: refused('确认密码', '请输入确认密码'),
    toldOldLength: refused('旧密码', '请输入正确的旧密码长度'),
    toldNewLength: refused('新密码', '请输入正确的新密码长度'),
    toldTheyDiffer: refused('确认密码', '两次密码不一致！'),
    toldNothingChanges: refused('新密码', '新旧密码不能一致！'),
    changing: (world) =>
      seesSending(world, { oldPassword: '123456', newPassword: '654321', confirmation: '654321' }),
    ...seesFailures(FINE),
    changed: isOver,
    stillHere: (world) => {
      isOver(world);
      expect(window.location.hash).not.toBe('#/login');
    },
    atLogin: (world) => {
      isOver(world);
      expect(window.location.hash).toBe('#/login');
      expect(session(world)?.matches('visitor')).toBe(true);
    },
  },
  does: {
    pressEmpty: press,
    pressWithoutNew: (world) => fillAndPress(world, typed('123456', '', '654321')),
    pressWithoutConfirmation: (world) => fillAndPress(world, typed('12345', '54321', '')),
    pressWithShortOld: (world) => fillAndPress(world, typed('12345', '54321', '5')),
    pressWithShortNew: (world) => fillAndPress(world, typed('123456', '54321', '5')),
    pressWithOtherConfirmation: (world) => fillAndPress(world, typed('123456', '123456', '654321')),
    pressWithTheOldAgain: (world) => fillAndPress(world, typed('123456', '123456')),
    press: (world) => fillAndPress(world, FINE),
    pressAgain: press,
    typeInTheMarkedField: changeTheMarkedField,
    serverChangesIt: (world) => world.answer('send', ''),
    ...failures,
    almostASecondPasses: (world) => world.pass(999),
    theSecondIsOver: (world) => world.pass(1),
  },
});

describeModel('the change of the login password', passwordModel, play('login'));
describeModel('the change of the fund password', passwordModel, play('fund'));
