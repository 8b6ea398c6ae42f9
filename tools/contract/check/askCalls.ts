import { contract, type CallName } from '#api/contract/contract.ts';
import { fetchUser } from '#api/session.ts';
import { outcomeOf, recordingClient, type Exchange, type Send } from './exchange.ts';
import { judge, judgeVisitor, type Judgement } from './judge.ts';
import { beginReplay, type Replay } from './keyReplay.ts';
import { documented, loginStep, neverSent, readersOf, stepsOf, type Known, type Step } from './steps.ts';

/** The options of a run, secrets included. */
export interface AskOptions {
  /** the backend's origin, with its path if it has one */
  baseUrl: string;
  send: Send;
  /** the login; without it only the calls open to visitors are sent */
  login: { name: string; password: string; fundPassword: string } | null;
  /** also sends calls that move money or change data */
  write: boolean;
  /** also sends each call with an Idempotency-Key again with the same one */
  replay: boolean;
  /** waits between two tries, in ms */
  wait: (ms: number) => Promise<void>;
}

/** A call with its judgement; `of` distinguishes several requests of a call. */
export interface JudgedCall extends Judgement {
  call: CallName;
  of?: string;
  /** what came of the same request with the same Idempotency-Key */
  replay?: Replay;
}

/** A request and its answer, for examples. */
export interface Traffic {
  call: CallName;
  of?: string;
  exchange: Exchange;
}

const notSent = (why: string): Judgement => ({ verdict: 'not sent', findings: [], undocumented: [], why });

const named = ({ call, of }: Step) => ({ call, ...(of === undefined ? {} : { of }) });

/**
 * Sends every call to a backend in turn, as the app does, and judges each answer. Returns the calls in order, those
 * that were not sent at the end, and all traffic, unredacted.
 */
export async function askCalls(options: AskOptions): Promise<{ judged: JudgedCall[]; traffic: Traffic[] }> {
  const { baseUrl, send, login, write, wait } = options;
  const known: Known = {
    name: '',
    password: '',
    fundPassword: '',
    ...login,
    token: '',
    lotteryToken: '',
  };
  const { client, exchanges } = recordingClient(send, baseUrl, () => known.token);
  const judged: JudgedCall[] = [];
  const traffic: Traffic[] = [];

  if (login !== null) {
    // before there is a session
    await outcomeOf(() => fetchUser(client, new AbortController().signal));
    judged.push({ call: 'POST /api/user', of: 'as a visitor', ...judgeVisitor(exchanges.at(-1) ?? nothing) });
  }
  for (const step of stepsOf({ login: login !== null, write })) {
    const why = reasonNotToSend(step, known);
    if (why !== null) judged.push({ ...named(step), ...notSent(why) });
    else {
      const isReplayed = options.replay && documented(step.call).idempotent === true;
      const replayed = isReplayed ? await beginReplay(step.call, { client, known, wait }) : undefined;
      exchanges.length = 0;
      const outcome = await outcomeOfStep(step, () => step.ask(client, known), wait);
      const exchange = exchanges.at(-1) ?? nothing;
      traffic.push(...exchanges.map((one) => ({ ...named(step), exchange: one })));
      const judgement = await judge(step, readersOf(step, known), exchange);
      const replay = await replayed?.(exchange);
      judged.push({ ...named(step), ...judgement, ...(replay && { replay }) });
      if ('answer' in outcome) step.learn?.(outcome.answer as never, known);
    }
  }
  return {
    judged: [...judged, ...unsent(judged, login !== null)].map((one) => redacted(one, known)),
    traffic,
  };
}

const nothing: Exchange = { method: '', url: '' };

function reasonNotToSend(step: Step, known: Known): string | null {
  if (documented(step.call).member && known.token === '') return 'there is no session, as the login failed';
  return step.wanting?.(known) ?? null;
}

async function outcomeOfStep(step: Step, ask: () => Promise<unknown>, wait: AskOptions['wait']) {
  let outcome = await outcomeOf(ask);
  for (let tries = 1; tries < (step.until?.tries ?? 1); tries += 1) {
    if ('error' in outcome || step.until?.met(outcome.answer as never) === true) break;
    await wait(step.until?.pauseMs ?? 0);
    outcome = await outcomeOf(ask);
  }
  return outcome;
}

/** The calls of the contract that no step has sent. */
function unsent(judged: readonly JudgedCall[], hasLogin: boolean): JudgedCall[] {
  const met = new Set(judged.map(({ call }) => call));
  const left = (Object.keys(contract) as CallName[]).filter((call) => !met.has(call));
  return left.map((call) => {
    const needsLogin = (documented(call).member || call === loginStep.call) && !hasLogin;
    const changing = 'it moves money or changes data; --write sends it';
    return { call, ...notSent(neverSent[call] ?? (needsLogin ? '--login NAME is not given' : changing)) };
  });
}

/** Removes passwords and tokens from the texts of a judged call. */
function redacted(one: JudgedCall, known: Known): JudgedCall {
  const given = [known.password, known.fundPassword, known.token, known.lotteryToken];
  // messages of the backend are quoted, which escapes what a password may contain
  const secrets = given
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)])
    .filter((text) => text !== '');
  const clean = (text: string) => secrets.reduce((words, secret) => words.replaceAll(secret, '…'), text);
  return {
    ...one,
    findings: one.findings.map((finding) => ({ ...finding, words: clean(finding.words) })),
    ...(one.why === undefined ? {} : { why: clean(one.why) }),
    ...(one.replay && { replay: { ...one.replay, words: clean(one.replay.words) } }),
  };
}
