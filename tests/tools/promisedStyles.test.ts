import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import doiuse from 'doiuse';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';

/** CSS features that the oldest supported browsers lack and that are dispensable, with the effect of their absence. */
const DISPENSABLE: Readonly<Record<string, string>> = {
  'css-containment': 'the rows of records are laid out with the rest of the page',
  'css-focus-visible': 'the rule that hides the ring is ignored as a whole: it shows after a press as well',
  'css-has': 'the shell is painted in pieces, and toasts keep their place while a sheet is open',
  'css-not-sel-list': 'the same rule: the shell is painted in pieces',
  'css-overscroll-behavior': 'the page below may move at the end of a scroll',
  'css-resize': 'a text area keeps its size on these phones anyway',
  'css-scroll-behavior': 'tabs jump to their place',
  'css-scrollbar': 'rows that scroll sideways show their bar; those of Safari lie above the content',
  'css-touch-action': 'only Safari of a desktop lacks it, which has no touch',
  'css3-cursors': 'only iOS lacks them, which has no pointer',
  'text-size-adjust': 'only Safari of a desktop lacks it, which never enlarges text by itself',
  'viewport-unit-variants': 'within @supports, with vh before it',
};

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

async function unknownTo(browsers: readonly string[], css: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const check = doiuse({
    browsers,
    onFeatureUsage: ({ feature, featureData, usage }) => {
      if (featureData?.missing !== undefined) found.set(feature, usage.toString());
    },
  });
  await postcss([check]).process(css, { from: undefined });
  return found;
}

describe('the style sheets', () => {
  test('use only what the promised browsers know, or may do without', async () => {
    const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };
    const used = new Set<string>();
    const wrong: string[] = [];
    for (const file of files) {
      for (const [feature, usage] of await unknownTo(browserslist, readFileSync(join('src', file), 'utf8'))) {
        used.add(feature);
        if (!(feature in DISPENSABLE)) wrong.push(`${file}: ${feature}: ${usage}`);
      }
    }
    expect(wrong).toEqual([]);
    expect([...used].toSorted()).toEqual(Object.keys(DISPENSABLE));
  });

  test.each([
    ['flexbox-gap', 'a { display: flex; gap: 4px }'],
    ['css-container-queries', '@container (min-width: 1px) { a { color: red } }'],
    ['css-lch-lab', 'a { color: lch(50% 50 50) }'],
  ])('would be found to use %s', async (feature, css) => {
    const found = await unknownTo(['chrome 87', 'ios_saf 14.0-14.4'], css);
    expect([...found.keys()]).toContain(feature);
  });
});
