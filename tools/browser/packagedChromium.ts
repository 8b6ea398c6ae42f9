import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const PACKAGE = '@sparticuz/chromium';
/** It brings its libraries where it takes itself to be on Lambda. */
const ON_LAMBDA = { AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };

/**
 * Chromium's headless shell from the npm registry, for a Linux machine that has none: its path, and the environment in
 * which it finds the libraries and fonts that it brings. Unpacked once, in 5 s. Null on other systems.
 */
export function packagedChromium(): { executablePath: string; env: Record<string, string> } | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const folder = resolve(`.cache/chromium-${devDependencies[PACKAGE]}`);
  if (!existsSync(folder)) unpack(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      // the system's fonts, if it has any
      ...(!existsSync('/etc/fonts') && { FONTCONFIG_PATH: join(folder, 'fonts') }),
    },
  };
}

/** Unpacks beside the folder first, because other processes may do the same at this moment. */
function unpack(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  const beside = mkdtempSync(`${folder}-`);
  execFileSync(process.execPath, [join(import.meta.dirname, 'unpackChromium.js')], {
    env: { ...process.env, ...ON_LAMBDA, TMPDIR: beside },
  });
  const fonts = join(folder, 'fonts');
  writeFileSync(
    join(beside, 'fonts', 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${fonts}/cache</cachedir></fontconfig>`,
  );
  try {
    renameSync(beside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(beside, { recursive: true });
  }
}
