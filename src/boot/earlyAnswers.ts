import { readAnswer, type Client } from '#api/client.ts';
import type { Reply } from '#api/request.ts';

/**
 * The answers to what the script in the page's head has asked for, read as the app reads them; the app takes its own
 * copy later. Rejects for any other call.
 */
export function earlyAnswers(early: Partial<Record<string, Promise<Reply | undefined>>>): Client {
  const call: unknown = async (endpoint: Parameters<typeof readAnswer>[0], options?: { query?: object }) => {
    const query = new URLSearchParams(options?.query as Record<string, string> | undefined).toString();
    const answer = await early[endpoint.path + (query === '' ? '' : `?${query}`)];
    if (answer === undefined) throw new Error('This was not asked for early, or had no answer');
    return readAnswer(endpoint, answer.status, answer.text);
  };
  return call as Client;
}
