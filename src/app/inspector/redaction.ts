/**
 * Keys whose values are secrets of a person, in whatever part of a message they stand: event, context, invoke
 * input, init and done events, definitions (design, Safety). Masking context and events alone leaks.
 */
const secretKeys = new RegExp(
  `^(${[
    'authorization|.*password.*|confirmation|pay_?pass|.*token|.*secret.*|sms_?code|idempotency.*',
    // what a payout account is: the card's or wallet's number, and whose it is
    'bank_?no|card_?(no|number)|number|address|bank_?address|bank_?owner|owner',
    // who the person is
    'phone|mobile|email|real_?name|birthday|invite_?code',
  ].join('|')})$`,
  'i',
);

const MASK = '‹redacted›';

/** Addresses of games and payments carry one-time logins in their query. */
function withoutQuery(text: string): string {
  return text.replace(/\b(https?:\/\/[^\s"'<>?#]+)[?#][^\s"'<>]*/g, '$1?…');
}

function redactText(text: string): string {
  // definitions and stored values are JSON inside a message
  if (/^\s*[[{]/.test(text)) {
    try {
      return JSON.stringify(redact(JSON.parse(text)));
    } catch {
      return withoutQuery(text);
    }
  }
  return withoutQuery(text);
}

function redact(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      secretKeys.test(key) && inner !== null && typeof inner !== 'boolean' ? MASK : redact(inner),
    ]),
  );
}

/** A whole inspector message as plain data without a secret; what cannot be serialised is left out. */
export function redactMessage(message: unknown): unknown {
  const seen = new WeakSet<object>();
  const plain = JSON.stringify(message, (_, value: unknown) => {
    if (typeof value === 'function') return undefined;
    if (value instanceof Error) return { name: value.name, message: value.message };
    if (typeof value !== 'object' || value === null) return value;
    if (seen.has(value)) return '‹seen›';
    seen.add(value);
    // actors and machines are named, not copied: their snapshots travel in messages of their own
    if ('sessionId' in value && 'getSnapshot' in value) return { actor: String(value.sessionId) };
    if ('transition' in value && 'getInitialSnapshot' in value) return undefined;
    return value;
  });
  return plain === undefined ? undefined : redact(JSON.parse(plain));
}
