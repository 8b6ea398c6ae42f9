/**
 * The part of every answer besides its data (spec 1 §7): `message` takes precedence over `msg` (D7). `code` is null if
 * there is none, as in answers of a framework or gateway.
 */
export interface Envelope {
  code: number | null;
  message: string;
  data: unknown;
}

/** Parses an answer's text; null if it is not a JSON object (D7). */
export function envelope(text: string | undefined): Envelope | null {
  let body: unknown;
  try {
    body = JSON.parse(text ?? '');
  } catch {
    return null;
  }
  if (typeof body !== 'object' || body === null) return null;
  const code = 'code' in body ? Number(body.code) : NaN;
  const words = ['message' in body ? body.message : undefined, 'msg' in body ? body.msg : undefined].find(
    (word) => typeof word === 'string' && word !== '',
  );
  return {
    code: Number.isInteger(code) ? code : null,
    message: (words as string | undefined) ?? '',
    data: 'data' in body ? body.data : undefined,
  };
}
