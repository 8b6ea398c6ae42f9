import { systemActor } from '#machines/app/systemActors.ts';
import { scryptSync } from 'node:crypto';
import { vi } from 'vitest';
import { readToken, writeToken } from '#lib/storage.ts';
import { members } from '#sandbox/db/schema.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { seededStore, sessionOf } from '#tests/sandbox/seededStore.ts';
import { START_MS, SteppedClock } from '#tools/paths/steppedClock.ts';
import { BrowserInTest, type PageInTest } from './browserInTest.ts';
import { NetworkInTest, type Fate } from './networkInTest.ts';
import { Judge } from './outboxJudge.ts';
import { OutboxWindow, type Fault } from './outboxWindow.ts';
import { keyOf, KINDS, SECRET, type KindName } from './submittingPage.ts';
// loaded with the first submission, which would take another number of turns than later ones
import '#app/calls/submissionKinds.ts';
import '#api/transport.ts';
import '#calls/member.ts';

/** The members of the sequences, with the id of an account of each. */
const MEMBERS = [
  { name: 'demo888', id: 1, card: '1' },
  { name: 'vip333', id: 2, card: '4' },
] as const;

interface LogIn {
  window: number;
  member: number;
  /** what becomes of the question for the member's name */
  name: Fate;
}

/** What happens in a window. */
type WindowStep =
  | { do: 'press'; window: number; kind: KindName; amount: string; fate: Fate }
  | { do: 'retry'; window: number; kind: KindName; fate: Fate }
  | { do: 'dismiss'; window: number; kind: KindName }
  | { do: 'openPage' | 'closePage'; window: number; kind: KindName }
  | { do: 'answerQuestion'; window: number; yes: boolean }
  | { do: 'reload' | 'duplicate' | 'kill' | 'logOut' | 'expire'; window: number };

/** What happens in a sequence; what is not possible at that moment is skipped. */
export type Step = WindowStep | ({ do: 'logIn' } & LogIn) | { do: 'arrive' } | { do: 'wait'; ms: number };

/** a hash of the payment password at the lowest cost */
const QUICK_HASH = [
  'scrypt',
  2,
  1,
  1,
  '',
  scryptSync(SECRET, '', 32, { N: 2, r: 1, p: 1 }).toString('base64'),
].join('$');
const POLL_MS = 3000;
const CALL_LIMIT_MS = 30_000;
/** how long a request may be on its way */
const DELAY_MAX_MS = 600_000;
const LOGGED_OUT_MS = 1000;

/** One browser of two members before the sandbox, in which sequences of steps are played and judged. */
export class OutboxWorld {
  readonly clock = new SteppedClock();
  readonly browser = new BrowserInTest();
  readonly network: NetworkInTest;
  readonly judge: Judge;
  readonly #sandbox: Sandbox;
  readonly #windows = new Map<number, OutboxWindow>();
  readonly #stored = new Map<number, PageInTest['session']>();
  /** the member who logged in last, by window */
  readonly #last = new Map<number, number>();
  /** the names of the members by their tokens */
  readonly #members = new Map<string, string>();
  readonly #fault: Fault;
  readonly #phone: { mockRestore: () => void };
  done = 0;
  kills = 0;

  private constructor(sandbox: Sandbox, fault: Fault) {
    this.#sandbox = sandbox;
    this.#fault = fault;
    this.network = new NetworkInTest(sandbox);
    if (fault.keyFor !== undefined) this.network.keyFor = fault.keyFor;
    this.judge = new Judge(sandbox.store);
    this.browser.install(this.network.fetch);
    this.#phone = vi.spyOn(Date, 'now').mockImplementation(() => this.clock.now());
  }

  static async open(fault: Fault): Promise<OutboxWorld> {
    const store = await seededStore(START_MS);
    // hashing a password as the sandbox does would take most of the time
    await store.write((queries) => queries.update(members).set({ fundPassword: QUICK_HASH }));
    const sandbox = await createSandbox({ store, random: () => 0.5, now: () => Date.now() });
    const world = new OutboxWorld(sandbox, fault);
    await world.judge.begin();
    await world.run({ do: 'logIn', window: 0, member: 0, name: 'answered' });
    return world;
  }

  async close(): Promise<void> {
    for (const index of this.#windows.keys()) this.#end(index);
    await this.network.arrive();
    await this.#sandbox.close();
    this.#phone.mockRestore();
    vi.unstubAllGlobals();
  }

  /** Plays a step, if it is possible now, and looks whether a secret or another member's submission is to be seen. */
  async run(step: Step): Promise<void> {
    if (await this.#play(step)) this.done += 1;
    await this.network.rest();
    for (const window of this.#windows.values()) this.#look(window);
    this.judge.assertWhole();
  }

  /** Everything arrives or is timed out, each member logs in, and the ledger is compared with what they were told. */
  async settle(): Promise<void> {
    this.network.fate = 'answered';
    await this.network.arrive();
    await this.#pass(CALL_LIMIT_MS);
    await this.network.arrive();
    await this.#pass(POLL_MS);
    for (const [index, { name, id }] of MEMBERS.entries()) {
      await this.run({ do: 'logIn', window: 10 + index, member: index, name: 'answered' });
      const windows = [...this.#windows.values()].filter((window) => this.#memberOf(window) === name);
      // an expired session fetches nothing any more
      const known = windows.filter(({ facts }) => facts.mayPlay && facts.username !== '');
      await this.judge.judge({
        name,
        id,
        shown: windows.flatMap(({ shown }) => shown),
        balances: known.map(({ facts }) => facts.balance),
        sent: this.network.keys,
        accepted: this.network.accepted,
        now: this.clock.now(),
      });
      this.judge.assertWhole();
    }
  }

  #memberOf({ token }: OutboxWindow): string | undefined {
    return this.#members.get(token);
  }

  async #play(step: Step): Promise<boolean> {
    if (step.do === 'arrive') await this.network.arrive();
    else if (step.do === 'wait') {
      if (step.ms > DELAY_MAX_MS) this.network.drop();
      await this.#pass(step.ms);
    } else if (step.do === 'logIn') return this.#logIn(step);
    else {
      const member = this.#last.get(step.window) ?? 0;
      if (step.do === 'press') await this.#logIn({ window: step.window, member, name: 'answered' });
      const window = this.#windows.get(step.window);
      return window !== undefined && this.#playIn(window, step);
    }
    return true;
  }

  async #playIn(window: OutboxWindow, step: WindowStep): Promise<boolean> {
    switch (step.do) {
      case 'press':
        return this.#press(window, step);
      case 'retry':
      case 'dismiss':
        return this.#goOn(window, step);
      case 'answerQuestion':
        return this.#answer(window, step.yes);
      case 'openPage':
        return window.pageOf(step.kind) !== undefined;
      case 'closePage':
        if (!(step.kind in window.root.getSnapshot().context.pages)) return false;
        window.within(() => window.root.send({ type: 'page.left', id: step.kind }));
        return true;
      case 'reload':
        this.#end(step.window);
        this.#open(step.window);
        return true;
      case 'duplicate': {
        const other = 1 - step.window;
        if (this.#windows.has(other)) return false;
        this.#stored.set(other, window.page.session.copy());
        this.#last.set(other, this.#last.get(step.window) ?? 0);
        this.#open(other);
        return true;
      }
      case 'kill':
        this.#end(step.window);
        this.#stored.delete(step.window);
        this.kills += 1;
        return true;
      case 'logOut':
        if (!window.isMember) return false;
        window.within(() => window.session.send({ type: 'logout.requested' }));
        window.within(() => window.session.send({ type: 'logout.confirmed' }));
        await this.network.rest();
        await this.#pass(LOGGED_OUT_MS);
        return true;
      case 'expire':
        if (!window.isMember) return false;
        this.network.expire(window.token);
        await this.#pass(POLL_MS);
        return true;
    }
  }

  #press(window: OutboxWindow, step: Extract<Step, { do: 'press' }>): boolean {
    const page = window.pageOf(step.kind);
    const member = MEMBERS.find(({ name }) => name === this.#memberOf(window));
    if (page?.getSnapshot().matches('idle') !== true || member === undefined) return false;
    this.network.fate = step.fate;
    const { intent, ...kind } = KINDS[step.kind];
    const secret = 'secret' in kind ? kind.secret : undefined;
    window.within(() => page.send({ type: 'press', intent: intent(step.amount, member.card), secret }));
    const { token } = window;
    this.judge.pressed({
      key: keyOf(page),
      kind: step.kind,
      member: member.name,
      token,
      at: this.clock.now(),
    });
    return true;
  }

  /** Sends what has no known outcome again, or says that it was checked. */
  #goOn(window: OutboxWindow, step: Extract<Step, { do: 'retry' | 'dismiss' }>): boolean {
    const page = window.pageOf(step.kind);
    if (page?.getSnapshot().matches({ submitting: 'unsettled' }) !== true) return false;
    const { submission } = page.getSnapshot().children;
    if (step.do === 'retry') {
      this.network.fate = step.fate;
      window.within(() => submission?.send({ type: 'submission.retry', secret: SECRET }));
    } else {
      this.judge.dismissed(keyOf(page));
      window.within(() => submission?.send({ type: 'submission.abandon' }));
    }
    return true;
  }

  #answer(window: OutboxWindow, yes: boolean): boolean {
    const outbox = systemActor(window.root.system, 'outbox');
    const asking = outbox?.getSnapshot().context.entries.find(({ state }) => state === 'asking');
    if (outbox === undefined || asking === undefined) return false;
    const type = yes ? 'question.confirmed' : 'question.declined';
    window.within(() => outbox.send({ type, key: asking.key }));
    return true;
  }

  async #logIn({ window: index, member, name }: LogIn): Promise<boolean> {
    const window = this.#windows.get(index) ?? this.#open(index);
    await this.network.rest();
    const { session } = window;
    if (session.getSnapshot().matches('expired'))
      window.within(() => session.send({ type: 'expiry.confirmed', location: '/' }));
    if (!session.getSnapshot().matches('visitor')) return false;
    const { name: username = '' } = MEMBERS[member] ?? {};
    const token = await sessionOf(this.#sandbox.store, username, this.clock.now());
    this.#members.set(token, username);
    this.#last.set(index, member);
    this.network.profileFate = name;
    window.within(() => writeToken(token));
    window.within(() => session.send({ type: 'session.started' }));
    await this.network.rest();
    return true;
  }

  /** advances the time at once, like a phone that was asleep */
  async #pass(ms: number): Promise<void> {
    this.clock.increment(ms);
    await this.network.rest();
  }

  #open(index: number): OutboxWindow {
    const { browser, clock } = this;
    // of the page whose code runs
    const member = () => this.#members.get(readToken());
    const window: OutboxWindow = new OutboxWindow(
      { browser, clock, fault: this.#fault },
      {
        told: ({ entry, answer }) => {
          if (entry === undefined) return;
          const last = MEMBERS[this.#last.get(index) ?? 0]?.name;
          this.judge.told({ key: entry.key, listener: window.facts.member ? member() : last, answer });
        },
        shown: (key, event) => this.judge.shown({ key, listener: member(), event }),
      },
      this.#stored.get(index),
    );
    this.#stored.set(index, window.page.session);
    this.#windows.set(index, window);
    return window;
  }

  #end(index: number): void {
    this.#windows.get(index)?.end();
    this.#windows.delete(index);
  }

  #look(window: OutboxWindow): void {
    if (window.facts.username !== '') this.judge.named(window.token);
    const { shown, texts } = window;
    this.judge.looked({ member: this.#memberOf(window), shown, texts, tokens: [...this.#members.keys()] });
  }
}
