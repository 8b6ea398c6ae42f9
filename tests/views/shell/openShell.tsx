import { configure } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMachine } from 'xstate';
import { openScreen, type ScreenOptions } from '#tests/support/openScreen.tsx';

// generous for a busy machine: what is waited for comes with the next turns
configure({ asyncUtilTimeout: 10_000 });

/** Opens a part of the shell on a real root, without a page of interest below it. */
export function openShell(
  Screen: ComponentType,
  options: Partial<Omit<ScreenOptions, 'Screen' | 'logic'>> = {},
) {
  return openScreen({ location: '/', ...options, Screen, logic: () => createMachine({}) });
}
