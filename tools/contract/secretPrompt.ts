import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks for a secret on the terminal without showing it; null if there is no terminal. */
export async function askSecret(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stderr.write(question);
  const answer = await new Promise<string | null>((resolve) => {
    terminal.once('close', () => resolve(null));
    terminal.question('', resolve);
  });
  terminal.close();
  process.stderr.write('\n');
  return answer;
}
