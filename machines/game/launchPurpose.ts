/** The purpose of the page, from its query: `dailiD` 1 is the agent login, any other `dailiD` customer service. */
export type LaunchPurpose = 'game' | 'agent' | 'service';

/** Reads the purpose of `/gamePage` from its `dailiD`, which may be absent (spec 1 §2). */
export function launchPurpose(dailiD: string | null): LaunchPurpose {
  if (dailiD === null) return 'game';
  return dailiD === '1' ? 'agent' : 'service';
}
