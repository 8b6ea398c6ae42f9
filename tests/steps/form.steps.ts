import { expect } from 'vitest';
import {
  control,
  expectButton,
  expectWordsAt,
  NETWORK_TEXT,
  openAt,
  type Driver,
} from '#tests/support/driver.ts';

/** The values typed or selected by the user, by field label; an empty text clears the field. */
export type Typed = Readonly<Record<string, string>>;

const SUBMIT = '提交';
/** Fields that are selects. */
const SELECTS = new Set(['银行', '钱包类型']);
const USER = '/api/user';
const EXPIRED = '认证失败';

export const press = (driver: Driver) => driver.press('button', SUBMIT);

/** Replaces the contents of these fields. */
export const fill = (typed: Typed) =>
  async function fillIn(driver: Driver) {
    for (const [label, text] of Object.entries(typed))
      await (SELECTS.has(label) ? driver.choose(label, text) : driver.type(label, text));
  };

/** Fills the form and presses 提交. */
export const fillAndPress = (typed: Typed) =>
  async function fillInAndPress(driver: Driver) {
    await fill(typed)(driver);
    await press(driver);
  };

/** Changes the value of the invalid field. */
export async function changeTheMarkedField(driver: Driver): Promise<void> {
  const { label, options } = await driver.look(({ marked: [first], fields }) => {
    const marked = fields.find((field) => field.label === first?.label);
    if (marked === undefined) throw new Error('No field is marked');
    return marked;
  });
  await fill({ [label]: options[1] ?? 'x' })(driver);
}

/** The form can be filled in: no field is invalid, and the button is enabled. */
export const seesFillable = (driver: Driver) =>
  driver.look((seen) => {
    expect(seen.marked).toEqual([]);
    expect(control(seen, SUBMIT)).toMatchObject({ ready: true, busy: false });
  });

/** The number of toasts and requests when the form was last sent. */
const before = new WeakMap<Driver, { toasts: number; asked: number; sent: number }>();

/** The steps that all forms share; the form is sent by `call`. */
export function formSteps(call: string) {
  const seesWords = (text: string, typed: Typed) => async (driver: Driver) => {
    await seesFillable(driver);
    await expectWordsAt(SUBMIT)(text)(driver);
    await driver.look(({ fields }) => {
      for (const [label, value] of Object.entries(typed))
        expect(fields).toContainEqual(expect.objectContaining({ label, value }));
    });
  };
  const newToasts = (driver: Driver, toasts: readonly string[]) =>
    toasts.slice(before.get(driver)?.toasts ?? 0);

  return {
    /** opens the form’s page for a member; responses of its call and of those in `hold` are held back */
    openAt: (take: () => Driver | Promise<Driver>, location: string, hold: readonly string[] = []) =>
      openAt(take, location, { member: true, hold: [call, ...hold] })(),
    /** a validation error: a toast, and the one invalid field with the same text and the focus; nothing sent (D27) */
    seesRefusal: (label: string, text: string) => (driver: Driver) =>
      driver.look((seen) => {
        expect(seen.toast).toBe(text);
        expect(seen.marked).toEqual([{ label, message: text }]);
        expect(seen.focused).toBe(label);
        expect(driver.calls.made(call)).toHaveLength(before.get(driver)?.sent ?? 0);
      }),
    /** the form is being sent, once, with these values (D18) */
    seesSending: (values: object) => async (driver: Driver) => {
      await expectButton(driver, SUBMIT, 'busy');
      await driver.look((seen) => {
        expect(seen.marked).toEqual([]);
        expect(driver.calls.waiting(call)).toBe(1);
        expect(driver.calls.made(call).at(-1)).toMatchObject(values);
        before.set(driver, {
          toasts: seen.toasts.length,
          asked: driver.calls.made(USER).length,
          sent: driver.calls.made(call).length,
        });
      });
    },
    seesWords,
    /** after a success, the location and the only new toast */
    seesSuccess: (text: string, location: string) => (driver: Driver) =>
      driver.look(({ at, toasts }) => {
        expect(newToasts(driver, toasts)).toEqual([text]);
        expect(at).toBe(location);
      }),
    /** the member's info is requested again */
    seesMemberRequested: (driver: Driver) =>
      driver.look(() =>
        expect(driver.calls.made(USER).length).toBeGreaterThan(before.get(driver)?.asked ?? Infinity),
      ),
    /** the states after a failed submission, as a member sees them */
    seesFailures: (typed: Typed) => ({
      refusalShown: seesWords('服务器的话', typed),
      networkFaultShown: seesWords(NETWORK_TEXT, typed),
      // an expired session is reported only by the dialog (D6)
      leftToTheDialog: (driver: Driver) =>
        driver.look((seen) => {
          expect(seen.dialogs).toEqual([EXPIRED]);
          expect(newToasts(driver, seen.toasts)).toEqual([]);
          expect(seen.marked).toEqual([]);
          expect(seen.working).toBe(false);
        }),
    }),
    serverTakesIt: (driver: Driver) => driver.calls.answer(call, { code: 200 }),
    /** the events of a failed submission */
    failures: {
      serverRefuses: (driver: Driver) => driver.calls.answer(call, { code: 400, message: '服务器的话' }),
      networkFails: (driver: Driver) => driver.calls.answer(call, 'late'),
      loginHasExpired: async (driver: Driver) => {
        await driver.calls.answer(call, { code: 401 });
        // the chunk of the dialog is loaded after the first screen
        await driver.pass(600);
      },
    },
  };
}
