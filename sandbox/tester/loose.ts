import { createHash } from 'node:crypto';

/** Fields that are 0 or 1 in the documents, which other backends answer as true and false (spec 1 §3, spec 2 §3). */
const flags = new Set([
  'site_state',
  'redpacket_switch',
  'index_modal',
  'sms_open',
  'isagent',
  'transferstatus',
  'app_state',
  'usdt',
  'card',
  'alipay',
  'wxpay',
  'online',
  'wechat',
]);
/** Lists that are met as one text too. */
const commaLists = new Set(['fixed_amounts']);

/** What frameworks and their models add to everything. */
const modelFields = { deleted_at: null, sort: 0, extend: { source: 'admin', tags: [] } };
const envelopeFields = { success: true, timestamp: 1_790_000_000, trace: null };

/** A field that is not sent at all. */
const missing = Symbol('missing');

/** Takes one of the choices; the same for the same place, whichever request asks. */
type Pick = <Choice>(place: string, choices: readonly Choice[]) => Choice;

function picker(seed: number, call: string): Pick {
  return <Choice>(place: string, choices: readonly Choice[]) => {
    const print = createHash('md5').update(`${seed} ${call} ${place}`).digest();
    const choice = choices[print.readUInt32BE() % choices.length];
    if (choice === undefined) throw new Error(`Nothing to choose from for ${place}`);
    return choice;
  };
}

/** A text that is a number without loss: what a database or a JSON library makes one of. */
function asNumber(text: string): number | null {
  if (!/^-?(0|[1-9]\d*)(\.\d+)?$/.test(text)) return null;
  const number = Number(text);
  return text.replace(/\D/g, '').length <= 15 || String(number) === text ? number : null;
}

function loose(value: unknown, name: string, place: string, pick: Pick): unknown {
  if (Array.isArray(value)) {
    if (value.length === 0) return pick<unknown>(place, [value, '', null]);
    if (commaLists.has(name)) return pick<unknown>(place, [value, value.join(','), value.map(Number)]);
    return value.map((item, at) => loose(item, name, `${place}/${at}`, pick));
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
      .map(([key, field]) => [key, loose(field, key, `${place}/${key}`, pick)] as const)
      .filter(([, field]) => field !== missing);
    return { ...Object.fromEntries(fields), ...pick(`${place} more`, [{}, modelFields]) };
  }
  if (typeof value === 'number') {
    return flags.has(name)
      ? pick<unknown>(place, [value, String(value), value === 1])
      : pick<unknown>(place, [value, String(value)]);
  }
  if (value === '') return pick<unknown>(place, [value, null, missing]);
  // a token of digits alone is still no number
  if (typeof value === 'string' && !name.endsWith('token')) {
    return pick<unknown>(place, [value, asNumber(value) ?? value]);
  }
  return value;
}

/** Answers that a framework gives before the backend's own code is asked: words and no `code`. */
function frameworkAnswer(code: number, message: string): Response | null {
  if (code === 401) return Response.json({ message: 'Unauthenticated.' }, { status: 401 });
  if (code === 429) return Response.json({ message }, { status: 429 });
  if (code === 422) return Response.json({ message, errors: { field: [message] } }, { status: 422 });
  return null;
}

/**
 * An answer of `call` as other operators' backends give it: numbers as text and text as numbers, true and false for
 * 1 and 0, null or nothing for what is empty, "" for an empty list, comma texts, `msg`, errors of a framework, and
 * fields that nobody asked for. It says the same; the same seed gives every place the same form at every request.
 * What is not an envelope stays as it is.
 */
export async function loosened(answer: Response, call: string, seed: number): Promise<Response> {
  const type = answer.headers.get('content-type') ?? '';
  if (!type.includes('json')) return answer;
  const text = await answer.text();
  const untouched = () => new Response(text, { status: answer.status, headers: answer.headers });
  const body: unknown = text === '' ? null : JSON.parse(text);
  if (typeof body !== 'object' || body === null || !('code' in body)) return untouched();
  const { code, message, data } = body as { code: number; message: unknown; data: unknown };
  if (typeof message !== 'string') return untouched();
  const pick = picker(seed, call);
  // some refuse what is filled in wrongly by themselves, others leave it to their framework
  const refusal = code === 400 ? pick('refusal', [400, 422]) : code;
  const fromFramework = frameworkAnswer(refusal, message);
  if (fromFramework !== null) return fromFramework;
  const held = data === null ? pick<unknown>('data', [null, [], '', missing]) : loose(data, '', 'data', pick);
  return Response.json(
    {
      code: pick<unknown>('code', [code, String(code)]),
      ...pick<object>('message', [{ message }, { msg: message }]),
      ...(held === missing ? {} : { data: held }),
      ...pick('more', [{}, envelopeFields]),
    },
    { status: answer.status },
  );
}
