import {
  Actor,
  createActor,
  fromCallback,
  type ActorRefFrom,
  type AnyActorRef,
  type AnyStateMachine,
} from 'xstate';
import { outbox } from '#app/calls/outbox.ts';
import { session } from '#app/calls/session.ts';
import { storedUser } from '#calls/stored.ts';
import { readToken } from '#lib/storage.ts';
import { ownEntries } from '#machines/app/outbox/outboxEntry.ts';
import type { outboxMachine } from '#machines/app/outbox/outbox.machine.ts';
import type { OutcomeEvent } from '#machines/app/outbox/outboxSetup.ts';
import { defineFlow } from '#machines/app/flowHost.machine.ts';
import { rootMachine } from '#machines/app/root.machine.ts';
import { factsOf } from '#machines/app/session/facts.ts';
import { unreadNoticesMachine } from '#machines/notices/unreadNotices.machine.ts';
import type { SubmissionEvent } from '#machines/kit/submission/submission.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { SteppedClock } from '#tools/paths/steppedClock.ts';
import { pageTimer, type BrowserInTest, type PageInTest } from './browserInTest.ts';
import { KINDS, submittingPage, type KindName } from './submittingPage.ts';

/** A part of the app that is wrong on purpose, to show that the sequences find it. */
export interface Fault {
  outbox?: (machine: typeof outboxMachine) => typeof outboxMachine;
  submission?: (machine: AnyStateMachine) => AnyStateMachine;
  /** the key that is sent in the place of a submission's own */
  keyFor?: (key: string) => string;
}

/** What a window is told and shows, as it happens. */
interface Listener {
  told: (outcome: OutcomeEvent) => void;
  shown: (key: string, event: SubmissionEvent<unknown>) => void;
}

/** What all windows have in common. */
interface Around {
  browser: BrowserInTest;
  clock: SteppedClock;
  fault: Fault;
}

/** The page of a submission. */
export type PageRef = ActorRefFrom<ReturnType<typeof submittingPage>>;

/** The app in a window: its root with the real session, outbox and submissions. */
export class OutboxWindow {
  readonly page: PageInTest;
  readonly root: Actor<typeof rootMachine>;
  readonly #around: Around;
  readonly #listener: Listener;
  readonly #actors: AnyActorRef[] = [];

  constructor(around: Around, listener: Listener, stored: PageInTest['session'] | undefined) {
    this.#around = around;
    this.#listener = listener;
    this.page = around.browser.open(stored);
    this.root = this.within(() => this.#start());
  }

  /** Runs what its code does. */
  within<Result>(run: () => Result): Result {
    return this.#around.browser.within(this.page, run);
  }

  get session() {
    const { session: ref } = this.root.getSnapshot().children;
    if (ref === undefined) throw new Error('The app has no session');
    return ref;
  }

  get isMember(): boolean {
    return this.session.getSnapshot().matches('member');
  }

  get token(): string {
    return this.within(readToken);
  }

  get facts() {
    return factsOf(this.root.system);
  }

  /** the keys of the entries that whoever is there is shown */
  get shown(): string[] {
    return ownEntries(this.root.system).map(({ key }) => key);
  }

  /** everything that is stored, besides the token in its own place, or in a context */
  get texts(): string[] {
    const { token: _, ...stored } = this.page.session.all();
    const contexts = this.#actors.map((actor) => (actor.getSnapshot() as { context?: unknown }).context);
    const { local } = this.#around.browser;
    return [...Object.values(stored), ...Object.values(local.all()), JSON.stringify(contexts)];
  }

  /** The actor of a page, which is opened if it is not; a member's only. */
  pageOf(kind: KindName): PageRef | undefined {
    if (!this.isMember) return undefined;
    const { submission } = KINDS[kind];
    const { fault } = this.#around;
    const logic = submittingPage(kind, fault.submission?.(submission) ?? submission, (key, event) => {
      if (this.page.isOpen) this.#listener.shown(key, event);
    });
    const entered = {
      type: 'page.entered',
      page: { id: kind, kept: false, logic },
      input: undefined,
    } as const;
    this.within(() => this.root.send(entered));
    const host: AnyActorRef | undefined = this.root.getSnapshot().context.pages[kind];
    return (host?.getSnapshot() as { children: { page?: PageRef } } | undefined)?.children.page;
  }

  /** Ends without a word, as in a kill; the storage stays. */
  end(): void {
    this.#around.browser.end(this.page);
    this.within(() => this.root.stop());
  }

  #start(): Actor<typeof rootMachine> {
    const { clock, fault } = this.#around;
    const calls = new CallScript();
    const told = outbox.provide({
      actors: {
        teller: fromCallback<OutcomeEvent>(({ receive }) => {
          receive((outcome) => {
            if (this.page.isOpen) this.#listener.told(outcome);
          });
        }),
      },
    });
    const time = {
      setTimeout: (run: () => void, ms: number) => clock.setTimeout(pageTimer(run), ms),
      clearTimeout: (timer: number) => clock.clearTimeout(timer),
      now: () => clock.now(),
    };
    const actors = {
      session: session.provide({
        actors: {
          lotteryTokenPolling: calls.callback(),
          unreadNotices: calls.bind(unreadNoticesMachine),
        },
      }),
    };
    const root = createActor(calls.bind(rootMachine).provide({ actors }), {
      clock: time,
      systemId: 'root',
      input: { appInfo: null, user: storedUser(), hasToken: readToken() !== '' },
      inspect: (event) => {
        if (event.type === '@xstate.actor' && event.actorRef instanceof Actor)
          this.#actors.push(event.actorRef);
      },
    }).start();
    // as the pages need it, and the start of the app if something was left behind
    root.send({
      type: 'flow.needed',
      flow: defineFlow({ id: 'outbox', logic: fault.outbox?.(told) ?? told }),
    });
    return root;
  }
}
