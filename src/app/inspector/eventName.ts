/** A readable event type without XState's prefixes: `xstate.after.pause.balance.polling` → `after pause`. */
export function eventName(type: string): string {
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  if (delay !== undefined) return `after ${delay}`;
  const [, end, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (end !== undefined) return `${id ?? ''} ${end === 'done' ? 'done' : 'failed'}`;
  const words: Readonly<Record<string, string>> = {
    'xstate.init': 'start',
    'xstate.stop': 'stop',
    'xstate.promise.resolve': 'answered',
    'xstate.promise.reject': 'failed',
  };
  return words[type] ?? type;
}
