import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createActor, fromTransition, type EventObject } from 'xstate';
import { STOP_EVENT } from '#machines/app/crash/stopEvent.ts';
import { filesUnder } from '#tools/filesUnder.ts';

test('XState stops an actor with the stop event', () => {
  const received: EventObject[] = [];
  const actor = createActor(
    fromTransition((state, event: EventObject) => {
      received.push(event);
      return state;
    }, null),
  ).start();
  actor.stop();
  expect(received).toEqual([STOP_EVENT]);
});

test('no other event of XState is named in the product', () => {
  const files = ['machines', 'src'].flatMap((folder) => [
    ...filesUnder(folder, '.ts'),
    ...filesUnder(folder, '.tsx'),
  ]);
  const naming = files.filter(
    (file) => !file.startsWith('src/app/inspector/') && /['"`]xstate\./.test(readFileSync(file, 'utf8')),
  );
  expect(naming).toEqual(['machines/app/crash/stopEvent.ts']);
});
