import { expect } from 'vitest';
import { control, expectButton, NETWORK_TEXT, openAt, type Driver } from '#tests/support/driver.ts';

/** What a person types or chooses, by the label of each field; an empty text empties it. */
export type Typed = Readonly<Record<string, string>>;

const SUBMIT = '提交';
/** These are chosen, not typed. */
const SELECTS = new Set(['银行', '钱包类型']);
const USER = '/api/user';
const EXPIRED = '认证失败';

export const press = (driver: Driver) => driver.press('button', SUBMIT);

/** Leaves these texts in the fields, and nothing of what stood there. */
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

/** Puts something else into the field that is marked. */
export async function changeTheMarkedField(driver: Driver): Promise<void> {
  const { label, options } = await driver.look(({ marked: [first], fields }) => {
    const marked = fields.find((field) => field.label === first?.label);
    if (marked === undefined) throw new Error('No field is marked');
    return marked;
  });
  await fill({ [label]: options[1] ?? 'x' })(driver);
}

/** The form lies there to be filled in: no mark, and its button can be pressed. */
export const seesFillable = (driver: Driver) =>
  driver.look((seen) => {
    expect(seen.marked).toEqual([]);
    expect(control(seen, SUBMIT)).toMatchObject({ ready: true, busy: false });
  });

/** What a person had been told, and the server been asked, when the form had been sent last. */
const before = new WeakMap<Driver, { toasts: number; asked: number; sent: number }>();

/** The words and signs that the steps of a form have in common; the form is sent by `call`. */
export function formSteps(call: string) {
  const seesTold = (text: string, typed: Typed) => async (driver: Driver) => {
    await seesFillable(driver);
    await driver.look(({ toast, fields }) => {
      expect(toast).toBe(text);
      for (const [label, value] of Object.entries(typed))
        expect(fields).toContainEqual(expect.objectContaining({ label, value }));
    });
  };
  const newToasts = (driver: Driver, toasts: readonly string[]) =>
    toasts.slice(before.get(driver)?.toasts ?? 0);

  return {
    /** opens the form’s page for a member; its call waits for the test, and so do those of `hold` */
    openAt: (take: () => Driver | Promise<Driver>, location: string, hold: readonly string[] = []) =>
      openAt(take, location, { member: true, hold: [call, ...hold] })(),
    /** a refusal: a toast, the one marked field with the same text and the focus; nothing sent (D27) */
    seesRefusal: (label: string, text: string) => (driver: Driver) =>
      driver.look((seen) => {
        expect(seen.toast).toBe(text);
        expect(seen.marked).toEqual([{ label, message: text }]);
        expect(seen.focused).toBe(label);
        expect(driver.calls.made(call)).toHaveLength(before.get(driver)?.sent ?? 0);
      }),
    /** the form is on its way, once, with these values (D18) */
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
    seesTold,
    /** a form that was sent leads here, and said so, once */
    seesSuccess: (text: string, location: string) => (driver: Driver) =>
      driver.look(({ at, toasts }) => {
        expect(newToasts(driver, toasts)).toEqual([text]);
        expect(at).toBe(location);
      }),
    /** the member is asked for anew */
    seesMemberAsked: (driver: Driver) =>
      driver.look(() =>
        expect(driver.calls.made(USER).length).toBeGreaterThan(before.get(driver)?.asked ?? Infinity),
      ),
    /** what goes wrong with a form that was sent, as a member sees it */
    seesFailures: (typed: Typed) => ({
      toldRefusal: seesTold('服务器的话', typed),
      toldNetworkFault: seesTold(NETWORK_TEXT, typed),
      // the expiry dialog alone speaks of a login that has expired (D6)
      leftToTheDialog: (driver: Driver) =>
        driver.look((seen) => {
          expect(seen.dialogs).toEqual([EXPIRED]);
          expect(newToasts(driver, seen.toasts)).toEqual([]);
          expect(seen.marked).toEqual([]);
          expect(seen.working).toBe(false);
        }),
    }),
    serverTakesIt: (driver: Driver) => driver.calls.answer(call, { code: 200 }),
    /** and how it goes wrong */
    failures: {
      serverRefuses: (driver: Driver) => driver.calls.answer(call, { code: 400, message: '服务器的话' }),
      networkFails: (driver: Driver) => driver.calls.answer(call, 'late'),
      loginHasExpired: async (driver: Driver) => {
        await driver.calls.answer(call, { code: 401 });
        // the dialog is fetched after the first screen
        await driver.pass(600);
      },
    },
  };
}
