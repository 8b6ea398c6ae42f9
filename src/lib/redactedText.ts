/**
 * Keys whose values are secrets of a person, in any part of a message: event, context, invoke input, init and done
 * events, definitions (design, Safety). Masking only context and events leaks.
 */
const SECRET_KEYS = [
  'authorization|.*password.*|confirmation|pay_?pass|.*token|.*secret.*|sms_?code|idempotency.*',
  // payout accounts: the card's or wallet's number, and its owner
  'bank_?no|card_?(no|number)|number|address|bank_?address|bank_?owner|owner',
  // personal data
  'phone|mobile|email|real_?name|birthday|invite_?code',
].join('|');

/** Matches the whole key of a secret. */
export const secretKeys = new RegExp(`^(${SECRET_KEYS})$`, 'i');

/** The replacement of a secret. */
export const MASK = '‹redacted›';

/**
 * Addresses of games and payments carry one-time logins in their query, also when they are encoded in another address.
 * A redacted address is not redacted again, because an actor's name may continue after it.
 */
export function withoutQuery(text: string): string {
  // most texts of a message are names, and each would be searched three times without this check
  if (!/[?#%=]/.test(text)) return text;
  return text
    .replace(/\b(https?:\/\/[^\s"'<>?#]+)[?#](?!…)[^\s"'<>]*/g, '$1?…')
    .replace(/(https?%(?:25)*3A%(?:25)*2F[^\s"'<>&]*?%(?:25)*)(?:3F|23)(?!…)[^\s"'<>&]*/gi, '$13F…')
    .replace(/(^|[?&])([^=&?\s]+)=(?!‹)([^&\s"'<>]+)/g, (pair, before: string, key: string) =>
      secretKeys.test(key) ? `${before}${key}=${MASK}` : pair,
    );
}

/** `token: …` and `password=…` in a text, up to the end of the word, including a scheme before it. */
const secretPair = new RegExp(
  `\\b(${SECRET_KEYS.replaceAll('.*', '\\w*')})\\b(\\s*[:=]\\s*)(?:(?:Bearer|Basic)\\s+)?\\S+`,
  'gi',
);

/**
 * Whether a run of characters is a token: a token contains a digit, a long name in code does not; the build's files are
 * named by hashes.
 */
function isToken(run: string): boolean {
  const isBuiltFile = /^([a-z-]*|\d{2,5})\/assets\/([a-z]+-)?[\w-]{8}$/i.test(run);
  return !isBuiltFile && (run.length >= 32 || /\d/.test(run));
}

/**
 * A text of unknown origin, such as an error's message, without anything that a person may have typed and without
 * credentials: quoted texts, queries, long numbers and tokens, and non-ASCII characters such as names. When in doubt,
 * it masks.
 */
export function withoutPersonalText(text: string): string {
  return (
    withoutQuery(text)
      // an apostrophe does not open a quotation
      .replace(/([a-z])'(d|ll|m|re|s|t|ve)\b/gi, '$1’$2')
      // up to the last mark of its kind, because the quotation may contain one, or to the end if none closes it
      .replace(/(["'`])[^]*\1|["'`][^]*$|“[^]*(?:”|$)|‘[^]*(?:’|$)|「[^]*(?:」|$)|『[^]*(?:』|$)/g, MASK)
      .replace(/(regular expression: ).*/i, `$1${MASK}`)
      .replace(secretPair, `$1$2${MASK}`)
      .replace(/(\S)[?#]\S*/g, '$1?…')
      .replace(/\S*(?:@|%[\da-f]{2})\S*/gi, MASK)
      .replace(/[^ -~\s‹›…’]+/g, MASK)
      .replace(/[\w+/=-]{16,}/g, (run) => (isToken(run) ? MASK : run))
      // card and phone numbers may be written in groups
      .replace(/\d(?:[ -]?\d){5,}/g, MASK)
  );
}
