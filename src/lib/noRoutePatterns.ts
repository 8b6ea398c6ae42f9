/**
 * Replaces wouter's pattern parser (vite.config.ts), to keep it out of the first load: the app looks up its routes by
 * path and matches no pattern.
 */
export function parse(): never {
  throw new Error('no patterns');
}
