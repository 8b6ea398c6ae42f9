import { describe, expect, test } from 'vitest';
import { readName, readOptions, UsageError } from '#tools/paths/options.ts';

describe('the command line', () => {
  test('covers every transition in words by default', () => {
    expect(readOptions(['redPacket'])).toEqual({
      name: 'redPacket',
      format: 'words',
      cover: { by: 'transitions' },
      limit: Number.MAX_SAFE_INTEGER,
      path: null,
      situations: 20_000,
      out: null,
    });
    expect(readOptions([])).toMatchObject({ name: null });
    expect(readOptions(['--help'])).toBeNull();
  });

  test('says what to cover, how much, and where to write it', () => {
    expect(
      readOptions(['site', '--switch', '2', '--limit', '5', '--format', 'json', '--out', 'a.json']),
    ).toEqual({
      name: 'site',
      format: 'json',
      cover: { by: 'switch', n: 2 },
      limit: 5,
      path: null,
      situations: 20_000,
      out: 'a.json',
    });
    expect(readOptions(['site', '--cover', 'switch'])?.cover).toEqual({ by: 'switch', n: 1 });
    expect(readOptions(['site', '--cover', 'shortest'])?.cover).toEqual({ by: 'shortest' });
    expect(readOptions(['site', '--situations', '7'])?.situations).toBe(7);
    expect(readOptions(['site', '--path', '3'])?.path).toBe(3);
  });

  test.each([
    [['--fromat', 'json'], 'No option --fromat: did you mean --format?'],
    [['site', '--format', 'jsn'], 'No format "jsn": did you mean json?'],
    [
      ['site', '--format', 'xml'],
      'No format "xml": choose one of words, checklist, json, playwright, steps, chart',
    ],
    [['site', '--cover', 'transition'], 'No cover "transition": did you mean transitions?'],
    [['site', '--limit', '0'], '--limit takes a whole number from 1, not "0"'],
    [['site', '--limit', '1.5'], '--limit takes a whole number from 1, not "1.5"'],
    [['site', '--switch', 'all'], '--switch takes a whole number from 0, not "all"'],
    [['site', '--cover', 'long', '--switch', '1'], '--switch cannot be combined with --cover long'],
    [['site', 'session'], 'One name at a time, not site and session'],
  ])('%j is refused', (args, message) => {
    expect(() => readOptions(args)).toThrow(new UsageError(message));
  });
});

describe('a name', () => {
  const read = (given: string) => readName(given, ['redPacket', 'claim'], ['redPacket', 'root']);

  test.each([
    ['redPacket', 'model', 'redPacket'],
    ['redpacketmodel', 'model', 'redPacket'],
    ['model:claim', 'model', 'claim'],
    ['machine:redPacket', 'machine', 'redPacket'],
    ['root', 'machine', 'root'],
  ])('%s means the %s %s', (given, kind, name) => {
    expect(read(given)).toEqual({ kind, name });
  });

  test.each([
    ['redPaket', 'There is no model or machine "redPaket": did you mean redPacket, machine:redPacket?'],
    ['model:xyzzyx', 'There is no model "xyzzyx": `npm run paths` lists all names'],
    ['machine:rooot', 'There is no machine "rooot": did you mean machine:root?'],
  ])('%s is not known', (given, message) => {
    expect(() => read(given)).toThrow(new UsageError(message));
  });
});
