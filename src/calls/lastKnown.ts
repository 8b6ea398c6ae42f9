import { toCallError } from '#machines/calls/callError.ts';
import { readStored, writeStored } from '#lib/storage.ts';

function stored(): Record<string, unknown> {
  const known = readStored('lastHome');
  return typeof known === 'object' && known !== null ? { ...known } : {};
}

/**
 * Public data with a memory: a good answer is kept, and without a network the kept one serves, so that a
 * reload without a network still shows a page (design, Speed). Refusals of the server are passed on.
 */
export async function lastKnown<Data>(name: string, load: () => Promise<Data>): Promise<Data> {
  try {
    const data = await load();
    writeStored('lastHome', { ...stored(), [name]: data });
    return data;
  } catch (error) {
    const { kind } = toCallError(error);
    const known = stored()[name];
    if ((kind === 'offline' || kind === 'timeout') && known !== undefined) return known as Data;
    throw error;
  }
}
