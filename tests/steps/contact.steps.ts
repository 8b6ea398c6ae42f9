import type { contactModel } from '#tests/models/contact/contact.model.ts';
import { fill, fillAndPress, formSteps, press, seesFillable } from '#tests/steps/form.steps.ts';
import type { Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

/** One of the contacts, or the birthday, from the specification. */
interface Contact {
  location: string;
  label: string;
  wrong: string;
  valid: string;
  sent: object;
  text: string;
  done: string;
}

const UPDATE = '/api/updateuserinfo';
const form = formSteps(UPDATE);

const contactSteps =
  ({ location, label, wrong, valid, sent, text, done }: Contact) =>
  (take: () => Driver | Promise<Driver>): ModelStepsOf<typeof contactModel, Driver> => ({
    open: () => form.openAt(take, location),
    close: (driver) => driver.close(),
    sees: {
      filling: seesFillable,
      refused: form.seesRefusal(label, text),
      binding: form.seesSending(sent),
      ...form.seesFailures({ [label]: valid }),
      async bound(driver) {
        await form.seesSuccess(done, '/accountCenter')(driver);
        await form.seesMemberRequested(driver);
      },
    },
    does: {
      pressEmpty: fillAndPress({ [label]: '' }),
      pressWithAWrongOne: fillAndPress({ [label]: wrong }),
      press: fillAndPress({ [label]: valid }),
      pressAgain: press,
      typeInTheMarkedField: fill({ [label]: valid }),
      serverBindsIt: form.serverTakesIt,
      ...form.failures,
    },
  });

/** The form of the phone. */
export const phoneSteps = contactSteps({
  location: '/modifyPhone',
  label: '手机号',
  wrong: '16612345678',
  valid: '8615912345678',
  sent: { mobile: '8615912345678' },
  text: '请输入正确手机号',
  done: '绑定成功',
});

/** The form of the email address. */
export const emailSteps = contactSteps({
  location: '/modifyEmail',
  label: '邮箱',
  wrong: 'me@example',
  valid: 'me@example.com',
  sent: { email: 'me@example.com' },
  text: '请输入正确邮箱',
  done: '绑定成功',
});

/** The form of the birthday. */
export const birthdaySteps = contactSteps({
  location: '/modifyBirthday',
  label: '生日',
  wrong: '1899-12-31',
  valid: '1990-02-28',
  sent: { birthday: '1990-02-28' },
  text: '请输入正确生日',
  done: '修改成功',
});
