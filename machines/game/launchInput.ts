import type { LaunchPurpose } from '#machines/game/launchPurpose.ts';
import type { LaunchRequest } from '#machines/game/launchQueue.machine.ts';
import type { Exclusion } from '#machines/kit/protection/protection.ts';
import type { Facts } from '#machines/app/session/facts.ts';

/** The input of the game loading page. */
export interface LaunchInput {
  purpose: LaunchPurpose;
  request: LaunchRequest;
  /** the game's title */
  title: string;
  /** the page's own location, to which the login leads back */
  path: string;
  /** our origin */
  origin: string;
}

/** What the page knows. */
export interface LaunchContext extends LaunchInput {
  /** the facts that decide whether the person may enter; null until they arrive, which is at once */
  eligibility: Pick<Facts, 'member' | 'balance'> | null;
  url: string;
  failure: string;
  /** the break or closing that prevents entry; null if none is known */
  exclusion: Exclusion | null;
}
