import { vi } from 'vitest';
import { releaseMachine } from '#machines/app/release/release.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

/**
 * An open site of the build `old`, with no input typed and no pending submission; `reloadedFor` is the build for which
 * it was loaded again before.
 */
export function openSite({ reloadedFor = '' } = {}) {
  const calls = new CallScript();
  const reload = vi.fn<(build: string) => void>();
  const person = { hasTyped: false, isSubmitting: false };
  const harness = createHarness({
    machine: calls.bind(releaseMachine).provide({
      guards: {
        hasTyped: () => person.hasTyped,
        isSubmitting: () => person.isSubmitting,
        mayReload: ({ context }) => context.latest !== reloadedFor,
      },
      actions: { reload: (_, { latest }) => reload(latest) },
    }),
    input: { build: 'old' },
    calls,
  });
  return {
    calls,
    reload,
    person,
    harness,
    shows: (tag: 'judging' | 'notice') => harness.subject.getSnapshot().hasTag(tag),
    /** reports a missing file, which a user is waiting for if `wanted`, and which was prefetched otherwise */
    miss: (wanted: boolean) => harness.send({ type: 'file.missing', wanted }),
    move: () => calls.tell('watchLocation', { type: 'location.changed' }),
    retry: () => harness.send({ type: 'retry.pressed' }),
    answer: (build: string) => calls.answer('askBuild', build),
  };
}

export type OpenSite = ReturnType<typeof openSite>;
