import type { CallError } from '#machines/kit/calls/callError.ts';
import { systemActor, type System } from '#machines/app/systemActors.ts';

/** How long a backend keeps the keys of submissions (docs/api), and the outbox what has no known outcome; in ms. */
export const KEPT_MS = 24 * 3_600_000;

/** The shape of what is written to the device; another one is shown by its amount and time alone. */
export const ENTRY_VERSION = 1;

/** One submission, from the press until its outcome was told. It holds no secret, so that it may be stored. */
export interface OutboxEntry {
  version: number;
  /** its `Idempotency-Key`, the same for each retry (D18) */
  key: string;
  /** the id of its submission, or of its form */
  kind: string;
  /** what was sent; absent where the device keeps only the rest: after the session, or in another window */
  intent?: unknown;
  /** CNY as a decimal string; null for a submission without one */
  amount: string | null;
  /** epoch ms of the press, by the phone's clock */
  at: number;
  /** `memberKey` of the member who pressed; empty while the session does not know the name */
  owner: string;
  /** `asking` is never written: nothing of it was sent */
  state: 'asking' | 'sending' | 'unsettled';
}

/** The owner of what was sent in a session that ended before the member's name was known. */
export const NOBODY = '-';

/** The answer to a submission. */
export type Answer = { receipt: unknown } | { error: CallError };

/**
 * The kinds that move or bind money. Any other changes a setting: sending it again does no harm, so an unknown outcome
 * counts as a failure and is not kept.
 */
const MONEY_KINDS: ReadonlySet<string> = new Set([
  'withdrawal',
  'transfer',
  'rebateClaim',
  'rechargeSubmission',
  'onlineSubmission',
  'grab',
  'welfareGrabSubmission',
  'transferOut',
  'transall',
  'bankCard',
  'usdtAddress',
  'wallet',
]);

/** Whether an unknown outcome of this kind is kept until the member has seen it. */
export function movesMoney(kind: string): boolean {
  return MONEY_KINDS.has(kind);
}

/** The fields of an intent that are not written to the device: account numbers, addresses and names. */
const PRIVATE_FIELDS = ['address', 'bank_no', 'bank_owner', 'bank_address'];

/** Whether an intent may be written to the device as it is. */
export function isStorable(intent: unknown): boolean {
  return !(typeof intent === 'object' && intent !== null && PRIVATE_FIELDS.some((field) => field in intent));
}

/** Whether something that was stored has texts under these names. */
export function hasTexts<Name extends string>(
  stored: unknown,
  ...names: readonly Name[]
): stored is Readonly<Record<Name, string>> {
  const fields: Partial<Record<Name, unknown>> = Object(stored);
  return names.every((name) => typeof fields[name] === 'string');
}

/** The amount of an intent that has one, CNY. */
export function amountOf(intent: unknown): string | null {
  return hasTexts(intent, 'amount') ? intent.amount : null;
}

/** The id of an entry's actor in the outbox. */
export const actorIdOf = (key: string) => `submission:${key}`;

/** The entries of the member who is logged in now, oldest first; a visitor has none. */
export function ownEntries(system: System): readonly OutboxEntry[] {
  const context = systemActor(system, 'outbox')?.getSnapshot().context;
  return context === undefined ? [] : ownOf(context);
}

/** The same, of the outbox's context. */
export function ownOf(context: {
  entries: readonly OutboxEntry[];
  owner: string | null;
}): readonly OutboxEntry[] {
  return context.entries.filter((entry) => isOwn(entry, context));
}

/** Whether an entry is the member's who is logged in now; one without a name was pressed in this session. */
export function isOwn(entry: Pick<OutboxEntry, 'owner'>, { owner }: { owner: string | null }): boolean {
  return owner !== null && (entry.owner === owner || entry.owner === '');
}

/** Whether a request is on its way, which a reload would cut off. */
export function isSending(system: System): boolean {
  const snapshot = systemActor(system, 'outbox')?.getSnapshot();
  return snapshot?.context.entries.some(({ state }) => state !== 'unsettled') === true;
}
