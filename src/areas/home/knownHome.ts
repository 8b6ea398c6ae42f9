import { readStored, writeStored } from '#lib/storage.ts';
import type { KnownHome } from '#machines/kit/games/catalogue.ts';

/** Increased when the stored data changes its shape: data stored by an older version of the app is not used. */
const SHAPE = 2;

/** The home page's public data from the last visit, for a start before any answer and without a network. */
export function knownHome(): KnownHome {
  const known = readStored('lastHome') as (KnownHome & { shape?: number }) | null;
  return known?.shape === SHAPE ? known : {};
}

/** Stores a good answer for the next visit. */
export async function noteHome<Data>(name: keyof KnownHome, answer: Promise<Data>): Promise<Data> {
  const data = await answer;
  writeStored('lastHome', { ...knownHome(), shape: SHAPE, [name]: data });
  return data;
}
