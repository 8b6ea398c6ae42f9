// @vitest-environment happy-dom
import { expect } from 'vitest';
import { BirthdayScreen } from '#features/contact/BirthdayScreen.tsx';
import { EmailScreen, PhoneScreen } from '#features/contact/ContactScreen.tsx';
import { birthdayView, emailView, phoneView } from '#features/contact/contactViews.ts';
import { birthdayMachine, emailMachine, phoneMachine } from '#machines/contact/contact.machine.ts';
import { contactModel } from '#tests/models/contact/contact.model.ts';
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

/** One of the contacts, or the birthday, as the specification tells it. */
interface Contact {
  open: () => Promise<OpenedScreen>;
  label: string;
  wrong: string;
  fine: string;
  sent: object;
  text: string;
  done: string;
}

const base = { member: true, user: MEMBER };
const phone: Contact = {
  open: () =>
    openScreen({
      ...base,
      Screen: PhoneScreen,
      view: phoneView,
      logic: (calls) => scriptedForm(calls, phoneMachine),
      location: '/modifyPhone',
    }),
  label: '手机号',
  wrong: '16612345678',
  fine: '8615912345678',
  sent: { mobile: '8615912345678' },
  text: '请输入正确手机号',
  done: '绑定成功',
};
const email: Contact = {
  open: () =>
    openScreen({
      ...base,
      Screen: EmailScreen,
      view: emailView,
      logic: (calls) => scriptedForm(calls, emailMachine),
      location: '/modifyEmail',
    }),
  label: '邮箱',
  wrong: 'me@example',
  fine: 'me@example.com',
  sent: { email: 'me@example.com' },
  text: '请输入正确邮箱',
  done: '绑定成功',
};
const birthday: Contact = {
  open: () =>
    openScreen({
      ...base,
      Screen: BirthdayScreen,
      view: birthdayView,
      logic: (calls) => scriptedForm(calls, birthdayMachine),
      location: '/modifyBirthday',
    }),
  label: '生日',
  wrong: '1899-12-31',
  fine: '1990-02-28',
  sent: { birthday: '1990-02-28', today: expect.any(String) },
  text: '请输入正确生日',
  done: '修改成功',
};

const play = (contact: Contact): PlayOf<typeof contactModel, OpenedScreen> => {
  const { label, wrong, fine, sent, text, done } = contact;
  return {
    open: async () => {
      const world = await contact.open();
      await world.answer('fetchUser', MEMBER);
      return world;
    },
    sees: {
      filling: seesFillable,
      refused: (world) => seesRefusal(world, label, text),
      binding: (world) => seesSending(world, sent),
      ...seesFailures({ [label]: fine }),
      bound: (world) => {
        seesSuccess(world, done, '#/accountCenter');
        expect(world.calls.waiting('fetchUser')).toHaveLength(1);
      },
    },
    does: {
      pressEmpty: press,
      pressWithAWrongOne: (world) => fillAndPress(world, { [label]: wrong }),
      press: (world) => fillAndPress(world, { [label]: fine }),
      pressAgain: press,
      typeInTheMarkedField: changeTheMarkedField,
      serverBindsIt: (world) => world.answer('send', ''),
      ...failures,
    },
  };
};

describeModel('binding a phone', contactModel, play(phone));
describeModel('binding an email address', contactModel, play(email));
describeModel('setting the birthday', contactModel, play(birthday));
