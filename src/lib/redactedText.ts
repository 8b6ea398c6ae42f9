/**
 * Keys whose values are secrets of a person, in whatever part of a message they stand: event, context, invoke
 * input, init and done events, definitions (design, Safety). Masking context and events alone leaks.
 */
const SECRET_KEYS = [
  'authorization|.*password.*|confirmation|pay_?pass|.*token|.*secret.*|sms_?code|idempotency.*',
  // what a payout account is: the card's or wallet's number, and whose it is
  'bank_?no|card_?(no|number)|number|address|bank_?address|bank_?owner|owner',
  // who the person is
  'phone|mobile|email|real_?name|birthday|invite_?code',
].join('|');

/** The whole of a secret's key. */
export const secretKeys = new RegExp(`^(${SECRET_KEYS})$`, 'i');

/** What stands in the place of a secret. */
export const MASK = '‹redacted›';

/**
 * Addresses of games and payments carry one-time logins in their query, also where they stand encoded in another.
 * What has been cut is not cut again: an actor's name may go on behind it.
 */
export function withoutQuery(text: string): string {
  // most texts of a message are names, and each would be searched three times
  if (!/[?#%=]/.test(text)) return text;
  return text
    .replace(/\b(https?:\/\/[^\s"'<>?#]+)[?#](?!…)[^\s"'<>]*/g, '$1?…')
    .replace(/(https?%(?:25)*3A%(?:25)*2F[^\s"'<>&]*?%(?:25)*)(?:3F|23)(?!…)[^\s"'<>&]*/gi, '$13F…')
    .replace(/(^|[?&])([^=&?\s]+)=(?!‹)([^&\s"'<>]+)/g, (pair, before: string, key: string) =>
      secretKeys.test(key) ? `${before}${key}=${MASK}` : pair,
    );
}

/** `token: …` and `password=…` in the middle of a text, to the end of the word and of a scheme before it. */
const secretPair = new RegExp(
  `\\b(${SECRET_KEYS.replaceAll('.*', '\\w*')})\\b(\\s*[:=]\\s*)(?:(?:Bearer|Basic)\\s+)?\\S+`,
  'gi',
);

/** A token has a digit sooner or later, a long name in code has none; and the files of the build are named by hashes. */
function isToken(run: string): boolean {
  const isBuiltFile = /^([a-z-]*|\d{2,5})\/assets\/([a-z]+-)?[\w-]{8}$/i.test(run);
  return !isBuiltFile && (run.length >= 32 || /\d/.test(run));
}

/**
 * A text of unknown making, such as an error's message, without what a person may have typed or what opens a door:
 * everything quoted, queries, long numbers and tokens, and what is not ASCII, as names are. It rather masks too much.
 */
export function withoutPersonalText(text: string): string {
  return (
    withoutQuery(text)
      // an apostrophe opens no quotation
      .replace(/([a-z])'(d|ll|m|re|s|t|ve)\b/gi, '$1’$2')
      // to the last mark of its kind, as what is quoted may hold one, or to the end where none closes it
      .replace(/(["'`])[^]*\1|["'`][^]*$|“[^]*(?:”|$)|‘[^]*(?:’|$)|「[^]*(?:」|$)|『[^]*(?:』|$)/g, MASK)
      .replace(/(regular expression: ).*/i, `$1${MASK}`)
      .replace(secretPair, `$1$2${MASK}`)
      .replace(/(\S)[?#]\S*/g, '$1?…')
      .replace(/\S*(?:@|%[\da-f]{2})\S*/gi, MASK)
      .replace(/[^ -~\s‹›…’]+/g, MASK)
      .replace(/[\w+/=-]{16,}/g, (run) => (isToken(run) ? MASK : run))
      // cards and phones are written in groups as well
      .replace(/\d(?:[ -]?\d){5,}/g, MASK)
  );
}
