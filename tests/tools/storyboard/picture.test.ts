import { describe, expect, test } from 'vitest';
import { stillPicture } from '#tools/storyboard/picture.ts';

const idle = { happened: () => 0, isWaiting: () => false };

/** A camera that returns these frames in order, and the last one repeatedly. */
function camera(frames: readonly string[]) {
  let taken = 0;
  return {
    take: () => Promise.resolve(Buffer.from(frames[Math.min(taken++, frames.length - 1)] ?? '')),
    taken: () => taken,
  };
}

describe('a picture', () => {
  test('is taken once it comes out the same', async () => {
    const { take, taken } = camera(['fading', 'faded', 'still', 'still', 'still', 'later']);
    expect((await stillPicture(take, idle)).toString()).toBe('still');
    expect(taken()).toBe(5);
  });

  test('of a screen that never rests is refused', async () => {
    let frame = 0;
    const take = () => Promise.resolve(Buffer.from(`${frame++}`));
    await expect(stillPicture(take, idle)).rejects.toThrow('The screen still moves');
  });

  test('is not taken between an answer and what it shows', async () => {
    const { take, taken } = camera(['spinner', 'spinner', 'spinner', 'list']);
    // a response arrives with the third picture and is rendered in the next one
    const network = { happened: () => (taken() < 3 ? 1 : 2), isWaiting: () => taken() < 3 };
    expect((await stillPicture(take, network)).toString()).toBe('list');
  });

  test('is taken all the same while the steps hold a request', async () => {
    const { take, taken } = camera(['spinner']);
    await stillPicture(take, { happened: () => 1, isWaiting: () => true });
    expect(taken()).toBe(6);
  });
});
