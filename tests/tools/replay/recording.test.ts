import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { BadRecordingError, parseRecording, recordingName } from '#app/inspector/recording.ts';
import { FUNCTION } from '#app/inspector/redaction.ts';
import { runReplay } from '#tools/replay/runReplay.ts';
import { recordSession } from './recordSession.ts';

describe('the file of a recording', () => {
  test('is read as it was written', async () => {
    const recording = await recordSession();
    expect(parseRecording(JSON.stringify(recording))).toEqual(JSON.parse(JSON.stringify(recording)));
    expect(recordingName(recording)).toMatch(/^flowplay-2026-11-20-04-00-2\d\.json$/);
  });

  test('has no function in it: what machines know is plain data', async () => {
    expect(JSON.stringify(await recordSession())).not.toContain(FUNCTION);
  });

  const head = { format: 'flowplay-recording', version: 1, app: { version: '0', mode: 'test' } };
  const whole = { ...head, startedAt: 0, duration: 0, lost: 0, entries: [] };
  test.each([
    ['no JSON', '{', 'no JSON file'],
    ['another JSON', '[]', 'no recording'],
    ['a later version', JSON.stringify({ ...whole, version: 2 }), 'of version 2; version 1 can be read'],
    ['a missing part', JSON.stringify(head), 'damaged at startedAt'],
    ['no root', JSON.stringify(whole), 'does not begin with the start of the root actor'],
    [
      'a broken line',
      JSON.stringify({ ...whole, entries: [{ kind: 'timer', at: 1, actor: 'root', event: 'x' }] }),
      'damaged at entries.0.delay',
    ],
  ])('with %s is refused with a reason', (_, text, reason) => {
    expect(() => parseRecording(text)).toThrow(BadRecordingError);
    expect(() => parseRecording(text)).toThrow(reason);
  });
});

describe('npm run replay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function run(...args: string[]) {
    const out: string[] = [];
    const complaints: string[] = [];
    const status = await runReplay(args, {
      print: (text) => out.push(text),
      complain: (text) => complaints.push(text),
    });
    return { status, stdout: out.join('\n'), stderr: complaints.join('\n') };
  }
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  test('ends with 0 for a session that goes the same way, and shows it', async () => {
    const { status, stdout } = await run(file('same.json', JSON.stringify(await recordSession())));
    expect(status).toBe(0);
    expect(stdout).toMatch(/= root\/session · session/);
    expect(stdout).toContain('all as recorded');
  });

  test('ends with 1 for one that goes another way, and says where', async () => {
    const recording = await recordSession();
    const text = JSON.stringify(recording).replace('"states":["loggingOut.leaving"]', '"states":["expired"]');
    const { status, stdout } = await run(file('other.json', text));
    expect(status).toBe(1);
    expect(stdout).toMatch(/The first difference, in root\/session:\n.*expired +≠ loggingOut\.leaving/);
  });

  test.each([
    ['a damaged file', () => file('bad.json', '{}'), 'no recording'],
    ['a file that is not there', () => join(folder, 'none.json'), 'ENOENT'],
  ])('ends with 2 for %s', async (_, name, reason) => {
    const { status, stderr } = await run(name());
    expect(status).toBe(2);
    expect(stderr).toContain(reason);
  });

  test('hands its exit code to the shell', () => {
    const bad = file('shell.json', '{}');
    const { status } = spawnSync('npx', ['--no-install', 'tsx', 'tools/replay/cli.ts', bad]);
    expect(status).toBe(2);
  }, 60_000);

  test('ends with 2 without a file, and prints its usage', async () => {
    const { status, stderr } = await run();
    expect(status).toBe(2);
    expect(stderr).toContain('npm run replay FILE');
  });
});
