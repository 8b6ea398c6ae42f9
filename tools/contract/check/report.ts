import { effectWords, type Effect } from './effect.ts';
import type { JudgedCall } from './askCalls.ts';
import type { Replay } from './keyReplay.ts';

/** How strict a run is. */
export interface Strictness {
  /** differences that the app reads anyway are no faults */
  tolerant: boolean;
  /** undocumented fields are faults too */
  strict: boolean;
}

const nameOf = ({ call, of }: JudgedCall) => (of === undefined ? call : `${call} (${of})`);

/** The faults of a run, which make it fail. */
export function faultsOf(judged: readonly JudgedCall[], { tolerant, strict }: Strictness): JudgedCall[] {
  return judged.filter(
    ({ findings, undocumented, replay }) =>
      findings.some(({ effect }) => !tolerant || effect !== 'read') ||
      (strict && undocumented.length > 0) ||
      replay?.verdict === 'booked twice' ||
      replay?.verdict === 'answered differently',
  );
}

function findingLines(one: JudgedCall): string[] {
  return one.findings.map(({ words, effect, alike }) => {
    const more = alike === 0 ? '' : ` (and ${alike} more like it)`;
    return `${nameOf(one)}: ${words}${more}; ${effectWords[effect]}`;
  });
}

/** The report of a run: one line per finding, then the calls that were not sent, and the counts. */
export function reportText(judged: readonly JudgedCall[], strictness: Strictness): string {
  const count = (verdict: JudgedCall['verdict']) => judged.filter((one) => one.verdict === verdict).length;
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ''];
  const missing = judged.filter(({ verdict }) => verdict === 'missing');
  const differing = judged.filter(({ verdict }) => verdict === 'differs');
  const extra = judged.filter(({ undocumented }) => undocumented.length > 0);
  const sent = judged.length - count('not sent');
  const faults = faultsOf(judged, strictness).length;
  return [
    ...section(
      'Missing',
      missing.flatMap((one) => (one.why === undefined ? findingLines(one) : [`${nameOf(one)}: ${one.why}`])),
    ),
    ...section('Not as documented', differing.flatMap(findingLines)),
    ...section(
      'Sent again with the same Idempotency-Key',
      judged.flatMap((one) => (one.replay === undefined ? [] : [`${nameOf(one)}: ${one.replay.words}`])),
    ),
    ...section(
      'Undocumented fields, which the app ignores',
      extra.map((one) => `${nameOf(one)}: ${one.undocumented.join(', ')}`),
    ),
    ...section(
      'Refused, which counts as an answer',
      judged.filter(({ verdict }) => verdict === 'refused').map((one) => `${nameOf(one)}: ${one.why}`),
    ),
    ...section(
      'Not sent',
      judged.filter(({ verdict }) => verdict === 'not sent').map((one) => `${nameOf(one)}: ${one.why}`),
    ),
    `${sent} requests: ${count('documented')} answered as documented, ${count('refused')} refused, ${count('differs')} different, ${count('missing')} missing; ${count('not sent')} not sent.`,
    faults === 0 ? 'The backend keeps the contract.' : `${faults} of them break the contract.`,
  ].join('\n');
}

/** The same report as JSON. */
export interface JsonReport {
  backend: string;
  isKept: boolean;
  counts: Record<JudgedCall['verdict'], number>;
  calls: {
    call: string;
    of: string | null;
    verdict: JudgedCall['verdict'];
    findings: { words: string; effect: Effect; alike: number }[];
    undocumented: string[];
    why: string | null;
    /** null if it takes no Idempotency-Key or was not sent */
    replay: Replay | null;
  }[];
}

export function reportJson(
  backend: string,
  judged: readonly JudgedCall[],
  strictness: Strictness,
): JsonReport {
  const counts = { documented: 0, differs: 0, missing: 0, refused: 0, 'not sent': 0 };
  for (const { verdict } of judged) counts[verdict] += 1;
  return {
    backend,
    isKept: faultsOf(judged, strictness).length === 0,
    counts,
    calls: judged.map(({ call, of = null, verdict, findings, undocumented, why = null, replay = null }) => ({
      call,
      of,
      verdict,
      findings,
      undocumented,
      why,
      replay,
    })),
  };
}
