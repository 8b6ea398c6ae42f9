import { MASK, secretKeys, withoutQuery } from '#lib/redactedText.ts';

export { MASK };

/** The replacement of a function. */
export const FUNCTION = '‹function›';
/** The key under which a message names a machine instead of containing it. */
export const MACHINE_KEY = '‹machine›';

/** Whether a value is no secret under any key: nothing, an empty field, a boolean, a function's name. */
function isBare(value: unknown): boolean {
  return value === null || value === '' || value === FUNCTION || typeof value === 'boolean';
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
      // pages are stored by location
      withoutQuery(key),
      secretKeys.test(key) && !isBare(inner) ? MASK : redact(inner),
    ]),
  );
}

function isActor(value: unknown): value is { sessionId: unknown } {
  return typeof value === 'object' && value !== null && 'sessionId' in value && 'getSnapshot' in value;
}

function isLogic(value: unknown): value is { id?: string } {
  return (
    typeof value === 'object' && value !== null && 'transition' in value && 'getInitialSnapshot' in value
  );
}

/** The replacement of a value that is named or left out instead of copied; otherwise the value itself. */
function named(value: unknown): unknown {
  if (typeof value === 'function') return FUNCTION;
  if (value instanceof Error) return { name: value.name, message: value.message };
  // a chosen file: what the rules check, never its content
  if (value instanceof Blob) return { type: value.type, size: value.size };
  // the snapshots of actors are sent in separate messages
  if (isActor(value)) return { actor: String(value.sessionId) };
  if (isLogic(value)) return value.id === undefined ? undefined : { [MACHINE_KEY]: value.id };
  return value;
}

/** A whole inspector message as plain data without secrets; values that cannot be serialised are left out. */
export function redactMessage(message: unknown): unknown {
  // the objects around the current one: one of them again would be a cycle
  const around: object[] = [];
  const plain = JSON.stringify(message, function write(this: Record<string, unknown>, key, value: unknown) {
    while (around.length > 0 && around.at(-1) !== this) around.pop();
    // actors and machines have been serialised (toJSON) before
    const own = this[key];
    const written = isActor(own) || isLogic(own) ? named(own) : named(value);
    if (typeof written !== 'object' || written === null) return written;
    if (around.includes(written)) return '‹seen›';
    around.push(written);
    return written;
  });
  return plain === undefined ? undefined : redact(JSON.parse(plain));
}
