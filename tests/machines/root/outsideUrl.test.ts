import { constantFrom, oneof, string, stringMatching, webUrl } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outsideUrl } from '#machines/root/outsideUrl.ts';
import { foreignUrl, frameSandbox } from '#machines/root/foreignUrl.ts';
import { forAll } from '#tests/support/property.ts';

const OWN = 'https://play.example';

describe('an address from outside (D34)', () => {
  test.each([
    ['https://games.example/a?b=1#c', 'https://games.example/a?b=1#c'],
    ['http://games.example', 'http://games.example/'],
    ['  https://games.example/  ', 'https://games.example/'],
    // a blank of Chinese input, which a URL would take for a path of ours
    ['\u3000https://games.example/', 'https://games.example/'],
    ['HTTPS://GAMES.EXAMPLE/', 'https://games.example/'],
    ['//games.example/x', 'https://games.example/x'],
    ['/games/pp/1.png', `${OWN}/games/pp/1.png`],
  ])('%j is used', (address, used) => {
    expect(outsideUrl(address, OWN)).toBe(used);
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
    expect(outsideUrl(address, OWN)).toBeNull();
  });

  test('is http or https, or it is not used', () => {
    const scheme = stringMatching(/^[a-zA-Z \t\n]{0,12}:[/\\]{0,3}[a-z.]{0,10}$/);
    forAll([oneof(string(), scheme, webUrl())], (address) => {
      const used = outsideUrl(address, OWN);
      expect(['unused', 'http:', 'https:']).toContain(used === null ? 'unused' : new URL(used).protocol);
    });
  });
});

describe('an address for a frame that may run scripts', () => {
  test.each([
    OWN,
    `${OWN}/`,
    `${OWN}/#/login`,
    '/games',
    'relative',
    'https://play.example:443/x',
    'javascript:1',
  ])('%j may not be framed', (address) => {
    expect(foreignUrl(address, OWN)).toBeNull();
  });

  test.each([
    'https://games.example/',
    'http://play.example/',
    'https://play.example:8443/',
    'https://x.play.example/',
  ])('%j is another origin', (address) => {
    expect(foreignUrl(address, OWN)).toBe(address);
  });

  test('leaves the frame its origin, one of ours does not', () => {
    expect(frameSandbox('https://games.example/', OWN)).toBe(
      'allow-scripts allow-same-origin allow-forms allow-popups',
    );
    expect(frameSandbox('/games', OWN)).toBe('allow-scripts allow-forms allow-popups');
  });

  test('is never of our own origin', () => {
    const near = constantFrom('https://play.example', 'https://PLAY.example:443', '//play.example', '/');
    forAll([near, string()], (start, rest) => {
      const used = foreignUrl(start + rest, OWN);
      expect(used === null ? 'unused' : new URL(used).origin).not.toBe(OWN);
    });
  });
});
