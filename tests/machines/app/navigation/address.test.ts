import { constantFrom } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inviterIn, meantLocation } from '#machines/app/navigation/address.ts';
import { routeOf, routeRules } from '#machines/app/navigation/routes.ts';
import { addressesOf, FORMS } from '#tests/support/addressForms.ts';
import { forAll } from '#tests/support/property.ts';
import { routeSamples } from '#tests/support/routeSamples.ts';

const SITE = 'https://play.example';
const meant = (address: string) => meantLocation(new URL(SITE + address));

describe.each(Object.entries(FORMS))('%s', (_, addresses) => {
  test.each(addresses)('%s leads to %s', (address, location) => {
    expect(meant(address)).toBe(location);
  });
});

describe('every route', () => {
  test.each(routeSamples)('$location is meant in every form', ({ location }) => {
    const [path = '', query] = location.split(/\?(.*)/s);
    const search = query === undefined ? '' : `?${query}`;
    const forms = [
      `/#${location}`,
      `${path}${search}`,
      `${path}${path === '/' ? '' : '/'}${search}`,
      `/${search}#${path}`,
      `/${search}${search === '' ? '?' : '&'}from=singlemessage&isappinstalled=0#${path}`,
      `/#${path}${query === undefined ? '' : `&${query}`}&from=timeline`,
      `/${encodeURIComponent(`#${location}`)}`,
      `/%23${location}`,
      `/#${encodeURIComponent(location)}`,
      `/#${location.slice(1)}`,
      `/#!${location}`,
      `/#${path.toUpperCase()}${search}`,
    ];
    expect(forms.map(meant)).toEqual(forms.map(() => location));
  });
});

describe('whatever the address', () => {
  test('its location is one inside the site, and leads to itself', () => {
    forAll([addressesOf(SITE)], (url) => {
      const location = meantLocation(url);
      expect(location.startsWith('/')).toBe(true);
      const again = new URL(`${SITE}/#${location}`);
      expect(again.origin).toBe(SITE);
      // a browser encodes what stands in the address bar
      const settled = meantLocation(again);
      expect(meantLocation(new URL(`${SITE}/#${settled}`))).toBe(settled);
      expect(routeOf(settled)?.path).toBe(routeOf(location)?.path);
    });
  });

  test('the inviter of a link is not lost', () => {
    const forms = constantFrom<(path: string) => string>(
      (path) => `${path}?pid=88`,
      (path) => `/?pid=88#${path}`,
      (path) => `/?from=x&pid=88#${path}`,
      (path) => `/#${path}&pid=88`,
      (path) => `/#${path}?pid=88`,
      (path) => `/%23${path}?pid=88`,
    );
    forAll([constantFrom(...Object.keys(routeRules)), forms], (path, form) => {
      expect(inviterIn(meant(form(path)))).toBe('88');
    });
  });
});

describe('the inviter of a location', () => {
  test.each([
    ['/register?pid=88', '88'],
    ['/?pid=agent_A-1', 'agent_A-1'],
    ['/login?redirect=%2Fassets&pid=88', '88'],
    // the text behind the link became part of it
    ['/register?pid=88，快来注册', '88'],
    ['/register?pid=88。', '88'],
    ['/register?pid=88).', '88'],
    ['/register?pid=88%E2%80%8B', '88'],
    ['/register?pid=%2088%20', '88'],
    ['/register?pid=88#rd', '88'],
    ['/register?pid=', ''],
    ['/register', ''],
    ['/register?pid=，', ''],
  ])('of %s is %j', (location, inviter) => {
    expect(inviterIn(location)).toBe(inviter);
  });
});
