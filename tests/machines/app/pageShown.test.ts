import { expect, test } from 'vitest';
import { isShown, shownBy } from '#machines/app/pageShown.ts';

test.each([true, false])('a page that is shown: %s', (shown) => {
  const context = shownBy({ event: { type: shown ? 'page.shown' : 'page.hidden' } });
  expect(context).toEqual({ shown });
  expect(isShown({ context })).toBe(shown);
});
