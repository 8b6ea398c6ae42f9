import { constantFrom, oneof, string, stringMatching, webUrl } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outsideUrl } from '#machines/app/navigation/outsideUrl.ts';
import { framedUrl } from '#machines/app/navigation/framedUrl.ts';
import { forAll } from '#tests/support/property.ts';

const ORIGIN = 'https://play.example';

describe('an address from outside (D34)', () => {
  test.each([
    ['https://games.example/a?b=1#c', 'https://games.example/a?b=1#c'],
    ['http://games.example', 'http://games.example/'],
    ['  https://games.example/  ', 'https://games.example/'],
    // a full-width space from a Chinese input method, with which a URL would be parsed as a path of the site
    ['\u3000https://games.example/', 'https://games.example/'],
    ['HTTPS://GAMES.EXAMPLE/', 'https://games.example/'],
    ['//games.example/x', 'https://games.example/x'],
    ['/games/pp/1.png', `${ORIGIN}/games/pp/1.png`],
  ])('%j is used', (address, used) => {
    expect(outsideUrl(address, ORIGIN)).toBe(used);
  });

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0000javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://play.example/1',
    'file:///etc/passwd',
    'intent://x#Intent;end',
    'https://',
    'http://[',
    '',
    '   ',
    null,
    undefined,
    0,
    {},
    ['https://games.example'],
  ])('%j is not', (address) => {
    expect(outsideUrl(address, ORIGIN)).toBeNull();
  });

  test('is http or https, or it is not used', () => {
    const scheme = stringMatching(/^[a-zA-Z \t\n]{0,12}:[/\\]{0,3}[a-z.]{0,10}$/);
    forAll([oneof(string(), scheme, webUrl())], (address) => {
      const used = outsideUrl(address, ORIGIN);
      expect(['unused', 'http:', 'https:']).toContain(used === null ? 'unused' : new URL(used).protocol);
    });
  });
});

describe('an address for a frame that may run scripts', () => {
  test.each([
    ORIGIN,
    `${ORIGIN}/`,
    `${ORIGIN}/#/login`,
    '/games',
    'relative',
    'https://play.example:443/x',
    'javascript:1',
  ])('%j may not be framed', (address) => {
    expect(framedUrl(address, ORIGIN, [])).toBeNull();
  });

  test.each([
    'https://games.example/',
    'http://play.example/',
    'https://play.example:8443/',
    'https://x.play.example/',
  ])('%j is another origin', (address) => {
    expect(framedUrl(address, ORIGIN, [])).toBe(address);
  });

  test('is never of our own origin', () => {
    const near = constantFrom('https://play.example', 'https://PLAY.example:443', '//play.example', '/');
    forAll([near, string()], (start, rest) => {
      const used = framedUrl(start + rest, ORIGIN, []);
      expect(used === null ? 'unused' : new URL(used).origin).not.toBe(ORIGIN);
    });
  });
});

describe('an address for the game shell', () => {
  const framed = (address: string) => framedUrl(address, ORIGIN, ['/h5/', '/lottery/h5/']);

  test.each(['/h5/1', '/lottery/h5/', `${ORIGIN}/h5/a?b=1#c`, 'h5/x', 'https://games.example/'])(
    '%j is framed',
    (address) => {
      expect(framed(address)).toBe(new URL(address, ORIGIN).href);
    },
  );

  test.each([
    '/',
    '/h5',
    '/h5x/',
    '/lottery/',
    '/H5/1',
    '/h5/../x',
    '/h5/%2E%2E/x',
    '/h5/..%2Fx',
    '/h5/%5c..',
  ])('%j is not, as the operator does not allow it', (address) => {
    expect(framed(address)).toBeNull();
  });

  test.each([[['']], [['/']], [['h5/']], [['/h5']], [['/h5/1']], [[]]])(
    'the paths %j allow nothing',
    (paths) => {
      for (const address of ['/', '/h5', '/h5/1', '/h5/12', `${ORIGIN}/#/userCenter`])
        expect(framedUrl(address, ORIGIN, paths)).toBeNull();
    },
  );

  test('is http or https, and of our own origin only below the paths', () => {
    const near = constantFrom(
      '/h5/',
      '/h5/../',
      '/h5/%2e%2e/',
      'https://play.example/h5/',
      '//play.example',
      '/',
      '',
    );
    forAll([near, string()], (start, rest) => {
      const used = framed(start + rest);
      if (used === null) return;
      const { protocol, origin, pathname } = new URL(used);
      expect(['http:', 'https:']).toContain(protocol);
      expect(origin === ORIGIN ? pathname : '/h5/').toMatch(/^(\/h5\/|\/lottery\/h5\/)/);
    });
  });
});
