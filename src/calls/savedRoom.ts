import { read, readStored, readToken } from '#lib/storage.ts';

/**
 * Whether a member has saved games on this phone, or has just entered a game, so that they get their room before they
 * are read.
 */
export const hasSavedGames = (): boolean =>
  readToken() !== '' && (readStored('savedGames') === true || read('session', 'played') !== null);
