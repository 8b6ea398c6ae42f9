import { fromCallback, fromPromise } from 'xstate';
import { noteInEntry } from '#lib/appHistory.ts';
import { currentLocation, pathPart } from '#lib/hashLocation.ts';
import { watchTyping } from '#lib/typedFields.ts';
import { defineFlow, type FlowDefinition } from '#machines/app/flowHost.machine.ts';
import { isSending } from '#machines/app/outbox/outboxEntry.ts';
import { releaseMachine } from '#machines/app/release/release.machine.ts';
import type { LocationEvent } from '#machines/app/release/releaseEvents.ts';
import type { RootActor } from './root.ts';

/**
 * The name of a page's build: its files, whose names contain a hash of their content. Throws if it is not a page of the
 * site.
 */
export function buildOf(page: Document): string {
  const files = [...page.querySelectorAll('script[src^="/assets/"], link[href^="/assets/"]')].map(
    (link) => link.getAttribute('src') ?? link.getAttribute('href'),
  );
  if (files.length === 0) throw new Error('This is no page of the site');
  return files.join(' ');
}

/**
 * Whether the worker has cached a page of another build than the running one, in which case the visit started with an
 * older build.
 */
export async function isOutdated(): Promise<boolean> {
  const kept = await (await caches.match('/', { ignoreVary: true }))?.text();
  if (kept === undefined) return false;
  return buildOf(new DOMParser().parseFromString(kept, 'text/html')) !== buildOf(document);
}

/** The builds for which the app was reloaded at this history entry, which survives a reload without any storage. */
function reloadedFor(): readonly string[] {
  return (window.history.state as { reloadedFor?: string[] } | null)?.reloadedFor ?? [];
}

const release = releaseMachine.provide({
  actors: {
    askBuild: fromPromise(async ({ signal }) => {
      const response = await fetch('/', { cache: 'no-store', signal });
      if (!response.ok) throw new Error(`The page was answered with ${response.status}`);
      return buildOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
    }),
    watchLocation: fromCallback(({ sendBack }) => {
      let place = pathPart(currentLocation());
      const look = () => {
        if (pathPart(currentLocation()) === place) return;
        place = pathPart(currentLocation());
        // typed values are lost with the page that was left, unless it is kept
        setTimeout(() => sendBack({ type: 'location.changed' } satisfies LocationEvent));
      };
      window.addEventListener('hashchange', look);
      return () => window.removeEventListener('hashchange', look);
    }),
  },
  guards: { mayReload: ({ context }) => !reloadedFor().includes(context.latest) },
  actions: {
    reload: (_, { latest }) => {
      noteInEntry({ reloadedFor: [...reloadedFor(), latest] });
      window.location.reload();
    },
  },
});

/** The flow that watches for a new version of the site in this document. */
export function releaseFlow(root: RootActor): FlowDefinition {
  const build = buildOf(document);
  return defineFlow({
    id: 'release',
    logic: release.provide({
      guards: { hasTyped: watchTyping(), isSubmitting: () => isSending(root.system) },
    }),
    input: () => ({ build }),
  });
}
