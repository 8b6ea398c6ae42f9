/** The part of every answer that is not its data (spec 1 §7): `message` wins over `msg` (D7). */
export interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

/** Reads an answer's text; null where it is no JSON object with a code (D7). */
export function envelope(text: string | undefined): Envelope | null {
  let body: unknown;
  try {
    body = JSON.parse(text ?? '');
  } catch {
    return null;
  }
  if (typeof body !== 'object' || body === null || !('code' in body)) return null;
  const code = Number(body.code);
  if (!Number.isInteger(code)) return null;
  const words = ['message' in body ? body.message : undefined, 'msg' in body ? body.msg : undefined].find(
    (word) => typeof word === 'string' && word !== '',
  );
  return { code, message: (words as string | undefined) ?? '', data: 'data' in body ? body.data : undefined };
}
