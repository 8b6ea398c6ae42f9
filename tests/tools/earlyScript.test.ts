import { describe, expect, test } from 'vitest';
import { meantLocation } from '#machines/app/navigation/address.ts';
import { pathOf } from '#machines/app/navigation/routes.ts';
import { early } from '#tools/build/prerender.ts';
import { addressesOf, FORMS } from '#tests/support/addressForms.ts';
import { forAll } from '#tests/support/property.ts';

const SITE = 'https://play.example';

/** Whether the script in the page's head leaves the home page's shell to be seen at this address. */
function showsHome(address: URL): boolean {
  const marks: string[] = [];
  const document = {
    documentElement: { setAttribute: (name: string) => marks.push(name) },
    addEventListener: () => undefined,
  };
  class Request {
    open = () => undefined;
    setRequestHeader = () => undefined;
    send = () => undefined;
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- it is run as the page runs it
  const run = new Function('document', 'window', 'location', 'sessionStorage', 'XMLHttpRequest', early) as (
    ...globals: unknown[]
  ) => void;
  run(document, {}, address, { getItem: () => null }, Request);
  return !marks.includes('data-elsewhere');
}

describe('the script in the head', () => {
  test('shows home where no other page is meant, whatever the address (D67)', () => {
    forAll([addressesOf(SITE)], (address) => {
      const isElsewhere = pathOf(meantLocation(address)) !== '/';
      expect(isElsewhere && showsHome(address)).toBe(false);
    });
  });

  test.each(Object.values(FORMS).flat())('agrees with the app on %s', (address, location) => {
    expect(pathOf(location) !== '/' && showsHome(new URL(SITE + address))).toBe(false);
  });

  test.each([
    '/',
    '/#',
    '/#/',
    '/?pid=88',
    '/?from=singlemessage&isappinstalled=0',
    '/?from=singlemessage#/',
    '/#/?redirect=%2Fassets',
    '/index.html',
  ])('shows home at once at %s', (address) => {
    expect(showsHome(new URL(SITE + address))).toBe(true);
  });
});
