import { readStored, writeStored } from '#lib/storage.ts';
import type { KnownHome } from '#machines/home/catalogue.ts';

/** Counted up when what is kept changes its shape: what an older version of the app has kept is not used. */
const SHAPE = 1;

/** The home page's public data as the last visit knew it, for a start before any answer and without a network. */
export function knownHome(): KnownHome {
  const known = readStored('lastHome') as (KnownHome & { shape?: number }) | null;
  return known?.shape === SHAPE ? known : {};
}

/** Keeps a good answer for the next visit. */
export async function noteHome<Data>(name: keyof KnownHome, answer: Promise<Data>): Promise<Data> {
  const data = await answer;
  writeStored('lastHome', { ...knownHome(), shape: SHAPE, [name]: data });
  return data;
}
