import { PNG } from 'pngjs';
import { setup } from 'xstate';
import { modelPathSet } from '#tools/paths/pathSet.ts';
import { storyOf } from '#tools/storyboard/story.ts';

/** A door model with one unreachable state. */
export const doorModel = setup({
  types: { events: {} as { type: 'pull' } | { type: 'push' } | { type: 'lock' } },
}).createMachine({
  id: 'doorModel',
  initial: 'closed',
  states: {
    closed: { on: { pull: 'wideOpen', lock: 'locked' } },
    wideOpen: { on: { push: 'closed' } },
    locked: {},
    broken: {},
  },
});

/** The storyboard of the door, by the shortest path to each state. */
export const doorStory = storyOf(
  modelPathSet(
    { name: 'door', file: 'door.model.ts', exported: 'doorModel', purpose: 'A <door>.', model: doorModel },
    { cover: { by: 'shortest' }, limit: Infinity },
  ),
);

/** A picture of one colour, with `black` black pixels in its first row. */
export function pictureOf(color: number, { black = 0, width = 8, height = 4 } = {}): Buffer {
  const image = new PNG({ width, height });
  image.data.fill(color);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    image.data[pixel * 4 + 3] = 255;
    if (pixel < black) image.data.fill(0, pixel * 4, pixel * 4 + 3);
  }
  return PNG.sync.write(image);
}
