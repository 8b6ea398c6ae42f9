import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, describe, expect, test } from 'vitest';
import { accept, compared, isComparable, readAccepted } from '#tools/storyboard/accepted.ts';
import { pictureOf } from './samples.ts';

const setting = { browser: '156.0', fonts: 'f00' };
const root = mkdtempSync(join(tmpdir(), 'storyboard-'));
const folder = join(root, 'door');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('accepted pictures', () => {
  test('are none before any are kept', () => {
    expect(readAccepted(folder)).toBeNull();
  });

  test('are kept with the browser and the fonts they were taken with', () => {
    const pictures = new Map([['closed', pictureOf(9)]]);
    accept(folder, { setting, pictures });
    expect(readAccepted(folder)).toEqual({ setting, pictures });
  });

  test('take the place of all that was kept before', () => {
    accept(folder, { setting, pictures: new Map([['broken', pictureOf(9)]]) });
    accept(folder, { setting, pictures: new Map([['closed', pictureOf(9)]]) });
    expect(readdirSync(folder).toSorted()).toEqual(['closed.png', 'setting.json']);
  });

  test('are compared in the same browser with the same fonts alone', () => {
    expect(isComparable(setting, { ...setting })).toBe(true);
    expect(isComparable(setting, { ...setting, browser: '157.0' })).toBe(false);
    expect(isComparable(setting, { ...setting, fonts: 'ba4' })).toBe(false);
  });
});

describe('a comparison', () => {
  const verdictOf = (now: Buffer, accepted: Buffer) =>
    compared(new Map([['closed', now]]), new Map([['closed', accepted]])).verdicts.get('closed');

  test('finds the same picture, however it was written', () => {
    const rewritten = PNG.sync.write(PNG.sync.read(pictureOf(9)), { deflateLevel: 0 });
    expect(rewritten.equals(pictureOf(9))).toBe(false);
    expect(verdictOf(pictureOf(9), rewritten)).toEqual({ kind: 'same' });
  });

  test('counts the pixels that differ and draws them', () => {
    const accepted = pictureOf(255);
    const verdict = verdictOf(pictureOf(255, { black: 8 }), accepted);
    expect(verdict).toMatchObject({ kind: 'changed', accepted, pixels: 8 });
    const difference = verdict?.kind === 'changed' ? verdict.difference : null;
    const drawn = PNG.sync.read(difference ?? Buffer.alloc(0));
    expect([...drawn.data.subarray(0, 3)]).toEqual([255, 0, 0]);
    expect([drawn.width, drawn.height]).toEqual([8, 4]);
  });

  test('does not draw pictures of different sizes over each other', () => {
    expect(verdictOf(pictureOf(9, { width: 9 }), pictureOf(9))).toMatchObject({
      kind: 'changed',
      pixels: null,
      difference: null,
    });
  });

  test('reports what is new, and what is gone', () => {
    const now = new Map([['closed', pictureOf(9)]]);
    const { verdicts, gone } = compared(now, new Map([['locked', pictureOf(9)]]));
    expect(verdicts.get('closed')).toEqual({ kind: 'new' });
    expect(gone).toEqual(['locked']);
  });
});
