import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks at the terminal for a secret and shows nothing of it; null where there is no terminal. */
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
