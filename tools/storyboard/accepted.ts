import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Setting } from './picture.ts';

/** The accepted pictures of a model by state, and the setting in which they were taken. */
export interface Accepted {
  setting: Setting;
  pictures: ReadonlyMap<string, Buffer>;
}

/** The comparison of a current picture with the accepted one; `pixels` is null if the sizes differ. */
export type Verdict =
  | { kind: 'same' }
  | { kind: 'new' }
  | { kind: 'changed'; accepted: Buffer; pixels: number | null; difference: Buffer | null };

/** The comparison with all accepted pictures. */
export interface Comparison {
  verdicts: ReadonlyMap<string, Verdict>;
  /** accepted states without a current picture */
  gone: readonly string[];
}

const SETTING = 'setting.json';

/** The accepted pictures in this folder; null if there are none. */
export function readAccepted(folder: string): Accepted | null {
  const file = join(folder, SETTING);
  if (!existsSync(file)) return null;
  const names = readdirSync(folder).filter((name) => name.endsWith('.png'));
  return {
    setting: JSON.parse(readFileSync(file, 'utf8')) as Setting,
    pictures: new Map(names.map((name) => [basename(name, '.png'), readFileSync(join(folder, name))])),
  };
}

/** Writes pictures by state, replacing the content of the folder. */
export function writePictures(folder: string, pictures: ReadonlyMap<string, Buffer>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [state, picture] of pictures) writeFileSync(join(folder, `${state}.png`), picture);
}

/** Stores these pictures as accepted. */
export function accept(folder: string, { setting, pictures }: Accepted): void {
  writePictures(folder, pictures);
  writeFileSync(join(folder, SETTING), `${JSON.stringify(setting, null, 2)}\n`);
}

/**
 * Whether both were taken in the same browser with the same fonts. Otherwise they differ without any change of the
 * product.
 */
export function isComparable(one: Setting, other: Setting): boolean {
  return one.browser === other.browser && one.fonts === other.fonts;
}

function verdictOf(now: Buffer, accepted: Buffer | undefined): Verdict {
  if (accepted === undefined) return { kind: 'new' };
  if (now.equals(accepted)) return { kind: 'same' };
  const [before, after] = [PNG.sync.read(accepted), PNG.sync.read(now)];
  const { width, height } = after;
  if (before.width !== width || before.height !== height)
    return { kind: 'changed', accepted, pixels: null, difference: null };
  const drawn = new PNG({ width, height });
  // antialiased edges have their own colour and are not counted
  const pixels = pixelmatch(before.data, after.data, drawn.data, width, height, { threshold: 0.1 });
  return pixels === 0
    ? { kind: 'same' }
    : { kind: 'changed', accepted, pixels, difference: PNG.sync.write(drawn) };
}

/** Compares the current pictures with the accepted ones. */
export function compared(
  now: ReadonlyMap<string, Buffer>,
  accepted: ReadonlyMap<string, Buffer>,
): Comparison {
  return {
    verdicts: new Map([...now].map(([state, picture]) => [state, verdictOf(picture, accepted.get(state))])),
    gone: [...accepted.keys()].filter((state) => !now.has(state)),
  };
}
