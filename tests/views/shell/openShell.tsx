import type { ComponentType } from 'react';
import { createMachine } from 'xstate';
import { openScreen, type ScreenOptions } from '#tests/support/openScreen.tsx';

/** Opens a part of the shell on a real root, without a page of interest below it. */
export function openShell(
  Screen: ComponentType,
  options: Partial<Omit<ScreenOptions, 'Screen' | 'logic'>> = {},
) {
  return openScreen({ location: '/', ...options, Screen, logic: () => createMachine({}) });
}
