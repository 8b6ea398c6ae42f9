import { describe, expect, test } from 'vitest';
import { gapsOf, type Played } from '#tools/storyboard/story.ts';
import { doorStory, pictureOf } from './samples.ts';

const pictured = (changes: Partial<Played> = {}): Played => ({
  shots: new Map(),
  unseen: new Map(),
  failures: new Map(),
  ...changes,
});
const shot = (strip: number, moment: number) => ({ picture: pictureOf(9), strip, moment });

describe('a story', () => {
  test('lists the paths in their order, each with what is done between its states, in words', () => {
    expect(doorStory.strips.map(({ moments }) => moments.map(({ does, words }) => [does, words]))).toEqual([
      [
        [null, 'closed'],
        ['pull', 'wide open'],
      ],
      [
        [null, 'closed'],
        ['lock', 'locked'],
      ],
    ]);
  });

  test('has the paths as they are completed', () => {
    expect(doorStory.strips[0]?.path).toEqual({
      start: 'closed',
      steps: [{ event: 'pull', state: 'wideOpen' }],
    });
  });
});

describe('the gaps', () => {
  test('are the states without a picture, in the order of the model, each with its reason', () => {
    const shots = new Map([['closed', shot(0, 0)]]);
    const failures = new Map([[1, 'No button']]);
    const unseen = new Map([['wideOpen', 'the site is not open']]);
    expect(gapsOf(doorStory, pictured({ shots, failures, unseen }))).toEqual([
      { state: 'wideOpen', reason: 'the site is not open' },
      { state: 'locked', reason: 'path 2 failed before it' },
      { state: 'broken', reason: 'no path leads there' },
    ]);
  });

  test('are none where each state has a picture', () => {
    const shots = new Map(doorStory.states.map((state, at) => [state, shot(0, at)]));
    expect(gapsOf(doorStory, pictured({ shots }))).toEqual([]);
  });
});
