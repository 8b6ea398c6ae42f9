import { setup, StateMachine, type AnyActorRef, type AnyStateMachine } from 'xstate';
import { assets } from '#areas/assets/calls.ts';
import { welfare } from '#areas/welfare/calls.ts';
import { withdraw } from '#areas/withdraw/calls.ts';
import { isTransfer } from '#machines/assets/transferRules.ts';
import type { SubmissionEvent } from '#machines/kit/submission/submission.machine.ts';
import { isNothing, takeUp, type SubmissionFoundEvent } from '#machines/kit/submission/takeUp.ts';
import { isWithdrawal } from '#machines/withdraw/withdrawal.ts';
import { NEW_MEMBER_FUND_PASSWORD } from '#sandbox/seed/demo.ts';

/** The payment password of the members, which may stand nowhere. */
export const SECRET = NEW_MEMBER_FUND_PASSWORD;

/** A kind of submission in the sequences. */
interface Kind {
  /** the real submission with its real call */
  submission: AnyStateMachine;
  isIntent: (stored: unknown) => boolean;
  /** `card` is the id of an account of the member's own */
  intent: (amount: string, card: string) => unknown;
  secret?: string;
  /** the journals of the sandbox's ledger that it books */
  journals: readonly string[];
}

/** The machine that another one has under this name. */
function partOf(machine: AnyStateMachine, name: string): AnyStateMachine {
  const actors: Readonly<Record<string, unknown>> = machine.implementations.actors;
  const part = actors[name];
  if (!(part instanceof StateMachine)) throw new Error(`${machine.id} has no machine ${name}`);
  return part;
}

const withdrawal = partOf(withdraw, 'submission');

/** What a member does in the sequences. */
export const KINDS = {
  withdrawal: {
    submission: withdrawal,
    isIntent: isWithdrawal,
    // an address is not written to the device
    intent: (amount: string, bank: string) =>
      amount === '300' ? { amount, address: `0x${'5a'.repeat(20)}` } : { amount, bank },
    secret: SECRET,
    journals: ['withdrawal'],
  },
  transfer: {
    submission: partOf(partOf(assets, 'transfer'), 'submission'),
    isIntent: isTransfer,
    intent: (amount: string) => ({ amount, sourcetype: 'userbalance', targettype: 'pp' }),
    journals: ['transferIn'],
  },
  rebateClaim: {
    submission: partOf(partOf(assets, 'rebate'), 'submission'),
    isIntent: isNothing,
    intent: () => null,
    journals: ['rebate'],
  },
  welfareGrabSubmission: {
    submission: partOf(partOf(welfare, 'grab'), 'submission'),
    isIntent: isNothing,
    intent: () => null,
    journals: ['redPacket'],
  },
} satisfies Record<string, Kind>;
export type KindName = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as KindName[];

type PageEvent =
  | { type: 'press'; intent: unknown; secret?: string | undefined }
  | SubmissionFoundEvent<unknown>
  | SubmissionEvent<unknown>;

/** The key of what a page submits. */
export function keyOf(page: AnyActorRef): string {
  const { children } = page.getSnapshot() as { children: Readonly<Record<string, AnyActorRef | undefined>> };
  const snapshot = children['submission']?.getSnapshot() as { context: { key: string } } | undefined;
  if (snapshot === undefined) throw new Error('Nothing was submitted');
  return snapshot.context.key;
}

/** A page with one submission, which it takes up as the real ones do; `note` hears what its member is shown. */
export function submittingPage(
  kind: KindName,
  submission: AnyStateMachine,
  note: (key: string, event: SubmissionEvent<unknown>) => void,
) {
  return setup({
    types: { events: {} as PageEvent },
    actors: { submission },
    actions: {
      note: ({ self, event }) => {
        if (event.type !== 'press' && event.type !== 'submission.found') note(keyOf(self), event);
      },
      takeUp: takeUp(kind, (stored): stored is unknown => KINDS[kind].isIntent(stored)),
    },
  }).createMachine({
    id: 'submittingPage',
    entry: 'takeUp',
    initial: 'idle',
    states: {
      idle: { on: { press: 'submitting', 'submission.found': 'submitting' } },
      submitting: {
        invoke: {
          src: 'submission',
          id: 'submission',
          // the press, or what was found, is the input itself
          input: ({ event }: { event: PageEvent }) => event,
        },
        on: {
          'submission.done': { target: 'idle', actions: 'note' },
          'submission.failed': { target: 'idle', actions: 'note' },
          'submission.abandoned': { target: 'idle', actions: 'note' },
          'submission.unsettled': { target: '.unsettled', actions: 'note' },
        },
        initial: 'sending',
        states: { sending: {}, unsettled: {} },
      },
    },
  });
}
