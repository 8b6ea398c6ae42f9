import { describe, expect, test } from 'vitest';
import type { Phone } from '#tests/support/browser.ts';
import { LATE_MS, NETWORK_TEXT } from '#tests/support/driver.ts';
import { logInBehind } from '#tools/browser/journeyLogin.ts';
import { button, MEMBER, type Ask, type Submission } from '#tests/journeys/moneySubmissions.ts';

/** Logs a member in and fills in the form; bookings are counted from here on. */
async function prepare(at: Phone, submission: Submission) {
  const { site, context, open, sandbox, page } = at;
  await submission.setUp?.(at);
  await sandbox(`/sandbox/members/${MEMBER}`, { transferstatus: 0 });
  const token = await logInBehind(context, site, MEMBER);
  const ask: Ask = async (path, body) => {
    const response = await fetch(site + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return ((await response.json()) as { data: unknown }).data;
  };
  const all = () => submission.count(at, ask);
  await open(submission.location);
  await submission.reach?.(at);
  await submission.fill(at);
  const before = await all();
  return {
    at,
    page,
    submission,
    booked: async () => (await all()) - before,
    inject: (fault: object) => sandbox('/sandbox/scenario', { path: submission.call, ...fault }),
    unknown: page.getByRole('region', { name: '结果未知' }),
  };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** The idempotency keys of the call's requests, in order. */
async function keysSent({ at, submission }: Prepared): Promise<(string | null)[]> {
  const log = (await at.sandbox('/sandbox/requests', undefined, 'GET')) as {
    path: string;
    idempotencyKey: string | null;
  }[];
  return log.filter(({ path }) => path === submission.call).map(({ idempotencyKey }) => idempotencyKey);
}

/**
 * All requests used the same key; `sent` is their exact number for faults after which the browser itself does not
 * repeat a request, as it does after a dropped connection.
 */
async function expectOneKey(prepared: Prepared, { sent, retried }: Fault): Promise<void> {
  const keys = await keysSent(prepared);
  expect(keys.length).toBeGreaterThanOrEqual(retried ? 2 : 1);
  expect(keys.length).toBeLessThanOrEqual(sent ?? Infinity);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
}

/** Checks that the ledger is balanced. */
async function expectSoundLedger({ at }: Prepared): Promise<void> {
  expect(await at.sandbox('/sandbox/ledger', undefined, 'GET')).toMatchObject({ total: 0 });
}

async function expectUnknown({ at, submission, unknown }: Prepared): Promise<void> {
  at.requestsFail = true;
  await unknown.waitFor();
  expect(await unknown.innerText()).toContain(submission.unknownText ?? NETWORK_TEXT);
  expect(await unknown.getByRole('link').getAttribute('href')).toContain('#/assets?type=');
}

/** Retries the submission with an unknown outcome, after which it is booked once. */
async function retry({ at, submission, unknown, booked }: Prepared): Promise<void> {
  await at.sandbox('/sandbox/scenario', undefined, 'DELETE');
  await submission.refill?.(at);
  await unknown.getByRole('button', { name: '重试' }).click();
  await submission.done(at).first().waitFor();
  await unknown.waitFor({ state: 'detached' });
  expect(await booked()).toBe(1);
}

/** A fault: the action, what the member sees, and the number of bookings. */
interface Fault {
  fault: object;
  /** whether the test controls the clock of the page */
  clock?: boolean;
  act: (prepared: Prepared) => Promise<void>;
  sees: (prepared: Prepared) => Promise<void>;
  booked: 0 | 1;
  /** whether the outcome is unknown and a retry follows, after which it is booked once */
  retried?: boolean;
  /** the exact number of requests, if the browser itself repeats none */
  sent?: number;
}

const sender = ({ at, submission }: Prepared) => button(submission.button)(at);
const press = (prepared: Prepared) => sender(prepared).click();
const seesDone = ({ at, submission }: Prepared) => submission.done(at).first().waitFor();
const seesExpiry = ({ page }: Prepared) => page.getByRole('alertdialog', { name: '认证失败' }).waitFor();

const FAULTS: Readonly<Record<string, Fault>> = {
  'a double tap': {
    fault: { delay: 300, times: 5 },
    act: (prepared) => sender(prepared).dblclick(),
    sees: seesDone,
    booked: 1,
    sent: 1,
  },
  'Enter held down': {
    // longer than Enter is held, because a press after the response would be a new submission
    fault: { delay: 2000, times: 20 },
    async act(prepared) {
      const { at, page, submission } = prepared;
      await (submission.field?.(at) ?? sender(prepared)).focus();
      // start waiting now, because the toast may have disappeared by the last repeat
      const done = seesDone(prepared);
      for (let repeat = 0; repeat < 12; repeat += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await done;
    },
    sees: () => Promise.resolve(),
    booked: 1,
    sent: 1,
  },
  'a dropped answer': {
    fault: { effect: true, drop: true },
    act: press,
    sees: expectUnknown,
    booked: 1,
    retried: true,
  },
  'a dropped request': {
    fault: { drop: true },
    act: press,
    sees: expectUnknown,
    booked: 0,
    retried: true,
  },
  'no answer in 30 s': {
    fault: { effect: true, delay: 2 * LATE_MS, times: 1 },
    clock: true,
    async act(prepared) {
      await press(prepared);
      await expect.poll(() => keysSent(prepared)).toHaveLength(1);
      await prepared.page.clock.fastForward(LATE_MS);
    },
    sees: expectUnknown,
    booked: 1,
    retried: true,
  },
  'a 401 instead of it': {
    fault: { code: 401, times: 1 },
    act: press,
    sees: seesExpiry,
    booked: 0,
    sent: 1,
  },
  'a 401 after it': {
    fault: { effect: true, code: 401, times: 1 },
    act: press,
    sees: seesExpiry,
    booked: 1,
    sent: 1,
  },
  'leaving the page': {
    fault: { delay: 1200, times: 1 },
    async act(prepared) {
      const { at, page, submission } = prepared;
      await press(prepared);
      await page.evaluate(() => {
        window.location.hash = '#/faq';
      });
      // wait in parallel, because the toast may have disappeared by the time the page is rendered
      await Promise.all([
        submission.doneAway === undefined ? seesDone(prepared) : submission.doneAway(at),
        page.getByRole('heading', { level: 1, name: '帮助中心' }).waitFor(),
      ]);
    },
    sees: async ({ page }) => expect(page.url()).toMatch(/#\/faq$/),
    booked: 1,
    sent: 1,
  },
};

/** The names of the faults. */
export const FAULT_NAMES: readonly string[] = Object.keys(FAULTS);

/**
 * Injects faults into one submission: it is booked at most once, exactly once if the call took effect, and exactly once
 * after a retry; the member always sees the outcome. Bookings are counted in the sandbox's database.
 */
export function describeFaults(
  name: string,
  submission: Submission,
  phone: () => Phone,
  names = FAULT_NAMES,
): void {
  describe(`faults of the ${name}`, () => {
    const faults = Object.entries(FAULTS).filter(([fault]) => names.includes(fault));
    test.each(faults)('%s', async (_, fault) => {
      if (fault.clock) await phone().page.clock.install();
      const prepared = await prepare(phone(), submission);
      await prepared.inject(fault.fault);
      await fault.act(prepared);
      await fault.sees(prepared);
      await expect.poll(prepared.booked).toBe(fault.booked);
      if (fault.retried) await retry(prepared);
      await expectOneKey(prepared, fault);
      await expectSoundLedger(prepared);
    });
  });
}
