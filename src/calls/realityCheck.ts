import { assign, fromCallback, fromPromise, type EventObject } from 'xstate';
import { boundCall } from './boundCall.ts';
import { storePlay } from './storedPlay.ts';
import { readRecord, writeRecord } from '#lib/deviceDatabase.ts';
import { memberKey } from '#machines/app/session/memberKey.ts';
import { currentLocation } from '#lib/hashLocation.ts';
import { serverNow } from '#lib/serverClock.ts';
import { toast } from '#machines/app/effects.ts';
import { NOT_STORED_TEXT } from '#machines/app/notStored.ts';
import { CHECK_MINUTES, DEFAULT_MINUTES, newPlay, pageKindOf } from '#machines/kit/protection/playTime.ts';
import { realityCheckMachine } from '#machines/playerProtection/realityCheck.machine.ts';
import type { LocationEvent } from '#machines/playerProtection/realityCheckSetup.ts';

/** Reports the member's location: at once, with each navigation, and when the page becomes visible or is restored. */
const watchLocation = fromCallback<EventObject>(({ sendBack }) => {
  const tell = () => {
    // a page becomes hidden while it is left; its game still counts
    if (document.visibilityState === 'hidden') return;
    sendBack({ type: 'location.changed', pageKind: pageKindOf(currentLocation()) } satisfies LocationEvent);
  };
  const targets = [
    [window, 'hashchange'],
    [window, 'pageshow'],
    [document, 'visibilitychange'],
  ] as const;
  for (const [target, type] of targets) target.addEventListener(type, tell);
  tell();
  return () => {
    for (const [target, type] of targets) target.removeEventListener(type, tell);
  };
});

const keyOf = (username: string) => `reality-check:${memberKey(username)}`;

/** The reality check with its records, its storage and the address bar. */
export const realityCheck = realityCheckMachine.provide({
  actors: {
    watchLocation,
    readMinutes: fromPromise(async ({ input }: { input: { username: string } }) => {
      const stored = await readRecord(keyOf(input.username));
      return CHECK_MINUTES.find((minutes) => minutes === stored) ?? DEFAULT_MINUTES;
    }),
    // loaded separately, so that no game waits for the code that reads the records
    readSession: boundCall(async ({ startedAt }: { startedAt: number }, signal) =>
      (await import('./sessionRecords.ts')).readSession(startedAt, signal),
    ),
  },
  actions: {
    beginPlay: assign(() => ({ play: newPlay(serverNow()) })),
    storePlay: ({ context }) => storePlay(context.play),
    forgetPlay: () => storePlay(null),
    storeMinutes: ({ context, system }) => {
      const tell = (isStored: boolean) => isStored || toast({ system }, { text: NOT_STORED_TEXT });
      void writeRecord(keyOf(context.username), context.minutes).then(tell);
    },
  },
});
