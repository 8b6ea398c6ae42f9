import type { StateValue } from 'xstate';

/** The current states of a machine as dotted paths; a parallel state has one per region. */
export function activeStates(value: StateValue, above = ''): string[] {
  if (typeof value === 'string') return [above + value];
  const entries = Object.entries(value);
  if (entries.length === 0) return [above.slice(0, -1)];
  return entries.flatMap(([key, inner]) =>
    typeof inner === 'object' && Object.keys(inner).length === 0
      ? [above + key]
      : activeStates(inner ?? {}, `${above}${key}.`),
  );
}
