import { isDeepStrictEqual } from 'node:util';
import type { Client } from '#api/client.ts';
import type { CallName } from '#api/contract/contract.ts';
import { bookings, changesBetween, readTraces, type Change } from './bookings.ts';
import type { Exchange } from './exchange.ts';
import { readReply, refusalWords } from './judge.ts';
import { documented, type Known } from './steps.ts';

/** What came of requests with the same Idempotency-Key, in words that begin with the verdict. */
export interface Replay {
  verdict: 'booked once' | 'booked twice' | 'answered differently' | 'not judged';
  words: string;
}

/** The dependencies of a replay. */
interface ReplayWorld {
  client: Client;
  known: Known;
  /** waits, in ms */
  wait: (ms: number) => Promise<void>;
}

/** How often the booking of the first request is looked for, and the pause between, in ms. */
const TRIES = 5;
const PAUSE_MS = 1000;

/**
 * Reads what a call with an Idempotency-Key may change. The result, called after its first request, sends it again
 * with the same key, and says whether it was booked again; where that is cheap, also twice at once with a new key.
 */
export async function beginReplay(
  call: CallName,
  { client, known, wait }: ReplayWorld,
): Promise<(first: Exchange) => Promise<Replay>> {
  const booking = bookings[call] ?? { traces: [] };
  const success = documented(call).success ?? 200;
  const read = () => readTraces(booking, client, known);
  const before = await read();

  return async (first) => {
    const { again } = first;
    const { code } = answerOf(first);
    // a backend does not keep any other answer (docs/api)
    const isKept = code !== 401 && code !== 429 && code < 500;
    if (again === undefined || !isKept) return notJudged(`the first request got ${wordsOf(first)}`);

    let booked = await read();
    let pauses = 1;
    const tries = code === success && booking.traces.length > 0 ? TRIES : 1;
    for (; pauses < tries && !changesBetween(before, booked).some(isChange); pauses += 1) {
      await wait(PAUSE_MS);
      booked = await read();
    }
    let once = changesBetween(before, booked);
    if (booking.provide !== undefined && code === success) {
      await booking.provide(client, known).catch(() => undefined);
      const provided = await read();
      once = changesBetween(provided, booked);
      booked = provided;
    }
    const readSettled = async () => {
      if (booking.traces.length > 0) await wait(pauses * PAUSE_MS);
      return read();
    };

    const answers = [first, await again()] as const;
    const later = await readSettled();
    const inTurn = judgeTwo({ success, answers, changes: changesBetween(booked, later), once, how: IN_TURN });
    if (inTurn.verdict !== 'booked once' || booking.repeatable !== true) return inTurn;

    const key = crypto.randomUUID();
    const pair = await Promise.all([again(key), again(key)]);
    const last = await readSettled();
    const atOnce = judgeTwo({
      success,
      answers: pair,
      changes: changesBetween(later, last),
      once,
      how: AT_ONCE,
    });
    if (atOnce.verdict !== 'not judged') return atOnce;
    return { ...inTurn, words: `${inTurn.words}; two at once ${atOnce.words}` };
  };
}

/** Two requests with the same key, and the words for what came of them. */
interface How {
  /** the number of bookings between the two readings */
  bookings: 0 | 1;
  once: string;
  twice: { money: string; other: string };
  different: (one: string, other: string) => string;
}

const IN_TURN: How = {
  bookings: 0,
  once: 'booked once',
  twice: {
    money: 'the second request with the same Idempotency-Key moved the money again',
    other: 'the second request with the same Idempotency-Key was booked again',
  },
  different: (one, other) => `the second time: first ${one}, then ${other}`,
};

const AT_ONCE: How = {
  bookings: 1,
  once: 'booked once, also when sent twice at once',
  twice: {
    money: 'two requests at once with the same Idempotency-Key both moved the money',
    other: 'two requests at once with the same Idempotency-Key were both booked',
  },
  different: (one, other) => `when sent twice at once: one ${one}, the other ${other}`,
};

interface Repetition {
  success: number;
  answers: readonly [Exchange, Exchange];
  changes: readonly Change[];
  /** the changes of one booking */
  once: readonly Change[];
  how: How;
}

function judgeTwo({ success, answers: [one, other], changes, once, how }: Repetition): Replay {
  const changedBy = (times: number) =>
    changes.filter(({ by }, at) => {
      const single = once[at];
      return single !== undefined && isChange(single) && by?.eq(single.by?.times(times) ?? 0) === true;
    });
  const twice = changedBy(how.bookings + 1);
  if (twice.length > 0) {
    const words = how.twice[twice.some(({ isMoney }) => isMoney) ? 'money' : 'other'];
    return { verdict: 'booked twice', words: `BOOKED TWICE: ${words} (${listed(twice)})` };
  }
  const limited = [one, other].find((exchange) => answerOf(exchange).code === 429);
  if (limited !== undefined) return notJudged(`a request got ${wordsOf(limited)}`);
  if (!isDeepStrictEqual(answerOf(one), answerOf(other))) {
    const words = how.different(wordsOf(one), wordsOf(other));
    const same = wordsOf(one) === wordsOf(other) ? ' with other data' : '';
    return { verdict: 'answered differently', words: `answered differently ${words}${same}` };
  }
  if (answerOf(one).code !== success) return notJudged(`both requests got ${wordsOf(one)}`);
  if (changes.length === 0)
    return notJudged('the answers are the same, but nothing that the site reads shows a second booking');
  if (changedBy(how.bookings).length > 0) return { verdict: 'booked once', words: how.once };
  const names = once.map(({ name }) => name).join(' and ');
  if (changes.every(({ by }) => by === null)) return notJudged(`${names} could not be read`);
  return once.some(isChange)
    ? notJudged(`${listed(changes)}, which is not what this call moves`)
    : notJudged(`the first request left no trace in ${names}, so that a second booking would leave none`);
}

const notJudged = (why: string): Replay => ({ verdict: 'not judged', words: `could not be judged: ${why}` });

const isChange = ({ by }: Change) => by !== null && !by.eq(0);

const listed = (changes: readonly Change[]) => changes.map(({ words }) => words).join(', ');

/** What has to be the same in both answers. */
function answerOf({ reply }: Exchange) {
  const { code, said, data } = readReply(reply?.text ?? '');
  return { status: reply?.status, code, said, data };
}

/** An answer in words, without its data, which may hold secrets. */
function wordsOf({ reply, late }: Exchange): string {
  if (reply === undefined) return late === true ? 'no answer in 30 s' : 'no answer';
  const { code, said } = readReply(reply.text);
  if (Number.isNaN(code)) return `HTTP ${reply.status} without a code`;
  return `${refusalWords(code, said)}${reply.status === 200 ? '' : ` and HTTP ${reply.status}`}`;
}
