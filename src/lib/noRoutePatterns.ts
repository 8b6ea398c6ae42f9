/**
 * Replaces wouter's pattern parser (vite.config.ts), which would add to the first screen: the app looks up its routes
 * by path and matches no pattern.
 */
export function parse(): never {
  throw new Error('no patterns');
}
