import { and, eq, gt, max } from 'drizzle-orm';
import { journals } from '#sandbox/db/ledgerSchema.ts';
import type { Store } from '#sandbox/db/store.ts';
import { yuan } from '#sandbox/ledger/cents.ts';
import { balanceOf, main } from '#sandbox/ledger/ledger.ts';
import { KEPT_MS, type Answer } from '#machines/app/outbox/outboxEntry.ts';
import type { SubmissionEvent } from '#machines/kit/submission/submission.machine.ts';
import { KIND_NAMES, KINDS, SECRET, type KindName } from './submittingPage.ts';

interface Press {
  key: string;
  kind: KindName;
  member: string;
  /** of the session that pressed */
  token: string;
  /** epoch ms */
  at: number;
}

/** What is told where no page is, to the member who is there or was there last. */
interface Told {
  key: string;
  listener: string | undefined;
  answer: Answer | null;
}

/** What a page shows its member. */
interface ShownByPage {
  key: string;
  listener: string | undefined;
  event: SubmissionEvent<unknown>;
}

/** What a window shows and has stored. */
interface Look {
  member: string | undefined;
  shown: readonly string[];
  texts: readonly string[];
  tokens: readonly string[];
}

/** What a member is shown after everything has settled. */
interface Settled {
  name: string;
  id: number;
  shown: readonly string[];
  balances: readonly (string | null)[];
  /** the keys that the network was given, and those that the server has accepted */
  sent: readonly string[];
  accepted: ReadonlySet<string>;
  now: number;
}

type Outcome = 'done' | 'refused' | 'tooOld' | 'unknown' | 'dismissed';

/** What the members pressed, were told and shown, compared with the sandbox's ledger. */
export class Judge {
  readonly #store: Store;
  readonly #presses = new Map<string, Press>();
  readonly #told = new Map<string, Outcome>();
  #before = 0;
  readonly #named = new Set<string>();
  readonly #broken: string[] = [];
  /** the movements of money of all members */
  booked = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Throws if a property did not hold. An actor cannot throw it, because its host would take that for a crash. */
  assertWhole(): void {
    if (this.#broken.length > 0) throw new Error(this.#broken[0]);
  }

  #must(holds: boolean, text: string): void {
    if (!holds) this.#broken.push(text);
  }

  /** The member of this session is known by name, as what is shown to nobody else needs. */
  named(token: string): void {
    this.#named.add(token);
  }

  async begin(): Promise<void> {
    const [row] = await this.#store.read((queries) =>
      queries.select({ id: max(journals.id) }).from(journals),
    );
    this.#before = row?.id ?? 0;
  }

  get presses(): number {
    return this.#presses.size;
  }

  pressed(press: Press): void {
    this.#must(!this.#presses.has(press.key), `the key of a ${press.kind} was used for another press`);
    this.#presses.set(press.key, press);
  }

  dismissed(key: string): void {
    this.#told.set(key, 'dismissed');
  }

  /** by the outbox */
  told({ key, listener, answer }: Told): void {
    const press = this.#presses.get(key);
    this.#must(listener === press?.member, `a ${press?.kind} of ${press?.member} was told ${listener}`);
    if (answer === null) this.#toldUnknown(key);
    else this.#told.set(key, 'receipt' in answer ? 'done' : 'refused');
  }

  /** A window that waited for another one's answer does not know it, when the other one has told it already. */
  #toldUnknown(key: string): void {
    const told = this.#told.get(key);
    if (told !== 'done' && told !== 'refused') this.#told.set(key, 'unknown');
  }

  /** by its page */
  shown({ key, listener, event }: ShownByPage): void {
    // a first answer may come within the press
    const press = this.#presses.get(key);
    this.#must(
      press === undefined || listener === undefined || listener === press.member,
      `a ${press?.kind} of ${press?.member} was shown to ${listener}`,
    );
    if (event.type === 'submission.done') this.#told.set(key, 'done');
    else if (event.type === 'submission.unsettled') this.#toldUnknown(key);
    else if (event.type === 'submission.failed') {
      const { error } = event;
      const said = 'message' in error ? error.message : '';
      if (said.includes('已有结果')) this.#toldElsewhere(key);
      else this.#told.set(key, said.includes('24小时') ? 'tooOld' : 'refused');
    }
  }

  /** A window that waited for another one's answer is sent to the records, when the other one has told it already. */
  #toldElsewhere(key: string): void {
    const told = this.#told.get(key);
    const { kind } = this.#presses.get(key) ?? {};
    this.#must(
      told !== undefined && told !== 'unknown',
      `a ${kind} is said to have an outcome, and nobody was told`,
    );
  }

  /** at any moment */
  looked({ member, shown, texts, tokens }: Look): void {
    for (const key of shown) {
      const press = this.#presses.get(key);
      this.#must(press?.member === member, `a ${press?.kind} of ${press?.member} is shown to ${member}`);
    }
    for (const text of texts) {
      this.#must(!text.includes(JSON.stringify(SECRET)), 'the payment password is stored');
      this.#must(!tokens.some((token) => text.includes(token)), 'a token is stored');
    }
  }

  /** after everything has settled; `shown` are the keys that this member is shown */
  async judge({ name, id, shown, balances, sent, accepted, now }: Settled): Promise<void> {
    const presses = [...this.#presses.values()].filter(({ member }) => member === name);
    const { booked, balance } = await this.#ledgerOf(id);
    for (const kind of KIND_NAMES) {
      const pressed = presses.filter((press) => press.kind === kind);
      const most = pressed.length;
      const keys = pressed.filter(({ key }) => accepted.has(key)).length;
      const count = booked.filter((journal) => KINDS[kind].journals.some((one) => one === journal)).length;
      this.#must(count <= most, `${most} presses of ${kind} were booked ${count} times`);
      this.#must(count === keys, `${keys} accepted keys of ${kind} were booked ${count} times`);
      this.booked += count;
    }
    for (const { key, kind, token, at } of presses) {
      const isBooked = accepted.has(key);
      const told = this.#told.get(key);
      const isShown = shown.includes(key);
      if (told === 'done') this.#must(isBooked, `a ${kind} was told as done, and is not booked`);
      if (told === 'done') this.#must(!isShown, `a ${kind} was told as done, and is shown as unknown`);
      if (told === 'refused' && !isShown)
        this.#must(!isBooked, `a ${kind} was told as refused, and is booked`);
      const isTold = told !== undefined && told !== 'unknown';
      const isForgotten = now - at >= KEPT_MS || !this.#named.has(token);
      this.#must(
        isTold || isShown || isForgotten || !sent.includes(key),
        `nobody hears of a ${kind}, last told: ${told}`,
      );
    }
    for (const shownBalance of balances)
      this.#must(shownBalance === yuan(balance), `the balance ${yuan(balance)} is shown as ${shownBalance}`);
  }

  #ledgerOf(memberId: number) {
    return this.#store.read(async (queries) => {
      const rows = await queries
        .select({ kind: journals.kind })
        .from(journals)
        .where(and(eq(journals.memberId, memberId), gt(journals.id, this.#before)));
      return {
        booked: rows.map(({ kind }) => kind),
        balance: await balanceOf(queries, main(memberId)),
      };
    });
  }
}
