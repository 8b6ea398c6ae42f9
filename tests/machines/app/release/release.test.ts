import { describe, expect, test } from 'vitest';
import { NAVIGATION_AWAITED_MS } from '#machines/app/release/release.machine.ts';
import { openSite, type OpenSite } from './openSite.ts';

const wants: readonly (readonly [string, (site: OpenSite) => Promise<void>])[] = [
  ['a file that is waited for', ({ miss }) => miss(true)],
  ['a navigation', ({ move }) => move()],
  ['a retry', ({ retry }) => retry()],
];

describe('while the build of the server is requested', () => {
  test.each(wants)('%s makes the new version wanted at once', async (_, want) => {
    const site = openSite();
    await site.miss(false);
    await want(site);
    await site.answer('new');
    expect(site.reload.mock.calls).toEqual([['new']]);
  });

  test('another file fetched ahead does not', async () => {
    const { miss, answer, reload } = openSite();
    await miss(false);
    await miss(false);
    await answer('new');
    expect(reload).not.toHaveBeenCalled();
  });

  test('a retry loads the site again though the build is the same', async () => {
    const { miss, retry, answer, reload } = openSite();
    await miss(true);
    await retry();
    await answer('old');
    expect(reload.mock.calls).toEqual([['old']]);
  });
});

test('the snapshot is plain data, which a recording keeps whole', async () => {
  const { miss, answer, harness } = openSite();
  await miss(false);
  await answer('new');
  const { context } = harness.subject.getSnapshot();
  expect(JSON.parse(JSON.stringify(context))).toEqual(context);
});

describe('with something typed', () => {
  async function retryWithForm() {
    const site = openSite();
    site.person.hasTyped = true;
    await site.retry();
    await site.answer('old');
    expect(site.reload).not.toHaveBeenCalled();
    return site;
  }

  test('a retry loads the site again once nothing is in the way', async () => {
    const { person, retry, reload } = await retryWithForm();
    person.hasTyped = false;
    await retry();
    expect(reload.mock.calls).toEqual([['old']]);
  });

  test('so does one after the file failed again and a notice says so', async () => {
    const { person, miss, retry, reload, shows } = await retryWithForm();
    await miss(true);
    expect(shows('notice')).toBe(true);
    person.hasTyped = false;
    await retry();
    expect(reload.mock.calls).toEqual([['old']]);
  });
});

describe('once the notice of a new version stands', () => {
  test.each(wants)('%s loads it', async (_, want) => {
    const site = openSite();
    await site.miss(false);
    await site.answer('new');
    await site.harness.pass(NAVIGATION_AWAITED_MS);
    expect(site.shows('notice')).toBe(true);
    await want(site);
    expect(site.reload.mock.calls).toEqual([['new']]);
  });

  test('a file fetched ahead changes nothing', async () => {
    const { miss, answer, harness, reload, shows } = openSite();
    await miss(false);
    await answer('new');
    await harness.pass(NAVIGATION_AWAITED_MS);
    await miss(false);
    expect(shows('notice')).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });
});
