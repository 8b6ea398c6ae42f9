import { createHash } from 'node:crypto';

/** Fields that are 0 or 1 in the documents, for which other backends send true and false (spec 1 §3, spec 2 §3). */
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
  'payable',
]);
/** Lists that other backends also send as one comma-separated text. */
const commaLists = new Set(['fixed_amounts']);

/** Fields that frameworks and their models add to every object. */
const modelFields = { deleted_at: null, sort: 0, extend: { source: 'admin', tags: [] } };
const envelopeFields = { success: true, timestamp: 1_790_000_000, trace: null };

/** Marks a field that is omitted. */
const missing = Symbol('missing');

/** Picks one of the choices, deterministically by place, so that every request gets the same. */
type Pick = <Choice>(place: string, choices: readonly Choice[]) => Choice;

function picker(seed: number, call: string): Pick {
  return <Choice>(place: string, choices: readonly Choice[]) => {
    const print = createHash('md5').update(`${seed} ${call} ${place}`).digest();
    const choice = choices[print.readUInt32BE() % choices.length];
    if (choice === undefined) throw new Error(`Nothing to choose from for ${place}`);
    return choice;
  };
}

/** A text as a number, if that loses nothing, as a database or a JSON library may convert it; else null. */
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
  // a token is never a number, even if it contains only digits
  if (typeof value === 'string' && !name.endsWith('token')) {
    return pick<unknown>(place, [value, asNumber(value) ?? value]);
  }
  return value;
}

/** Responses of a framework, sent before the backend's own code runs: a message without `code`. */
function frameworkAnswer(code: number, message: string): Response | null {
  if (code === 401) return Response.json({ message: 'Unauthenticated.' }, { status: 401 });
  if (code === 429) return Response.json({ message }, { status: 429 });
  if (code === 422) return Response.json({ message, errors: { field: [message] } }, { status: 422 });
  return null;
}

/**
 * The response of `call` as other operators' backends send it: numbers as text and text as numbers, true and false for
 * 1 and 0, null or nothing for empty values, "" for an empty list, comma-separated texts, `msg`, a framework's errors,
 * and additional fields. The meaning is unchanged; the same seed gives every field the same form in every request. A
 * body that is not an envelope is left unchanged.
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
  // some backends reject invalid input themselves, others leave it to their framework
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
