/**
 * In the place of wouter's pattern parser (vite.config.ts), which would weigh on the first screen: the app looks
 * its routes up by path, and matches no pattern.
 */
export function parse(): never {
  throw new Error('no patterns');
}
