import { expect, test, vi } from 'vitest';
import { toGame, toLottery } from '#calls/catalogue.ts';
import { providerGames } from '#areas/games/gameLists.ts';
import { pictureUrl } from '#lib/pictureUrl.ts';
import { loadSanitizer } from '#ui/sanitizeHtml.ts';
import type { Settings } from '#settings';

vi.mock('#settings', async (original) => {
  const { settings } = await original<{ settings: Settings }>();
  return { settings: { ...settings, pictureBase: 'https://pictures.example/site/' } };
});

const GAME = {
  id: '1',
  name: '麻将',
  title: '',
  platform_name: 'pg',
  game_code: '65',
  gamecode: '',
  category: '',
  category_id: '',
  pic: '',
};

test.each([
  ['/uploads/a.png', 'https://pictures.example/uploads/a.png'],
  ['uploads/a.png', 'https://pictures.example/site/uploads/a.png'],
  ['//cdn.example/a.png', 'https://cdn.example/a.png'],
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['', null],
  ['javascript:alert(1)', null],
])('the address %j of the server is %j', (address, used) => {
  expect(pictureUrl(address)).toBe(used);
});

test('pictures of games and lotteries lie there, given or built (D39)', async () => {
  expect(toGame({ ...GAME, pic: '/uploads/a.png' }, '').picture).toBe(
    'https://pictures.example/uploads/a.png',
  );
  expect(toGame(GAME, '').picture).toBe('https://pictures.example/games/pg/%E9%BA%BB%E5%B0%86.png');
  expect(toLottery({ ...GAME, pic: 'a.png' }).picture).toBe('https://pictures.example/site/a.png');
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(
        JSON.stringify({ code: 200, data: [{ catecode: 'pp', gamecode: '1', gamepic: '/p.png' }] }),
      ),
    ),
  );
  const [game] = await providerGames('pp', new AbortController().signal);
  expect(game?.picture).toBe('https://pictures.example/p.png');
});

test('pictures inside the operator’s HTML lie there, what is drawn in the text stays', async () => {
  const sanitizeHtml = await loadSanitizer();
  expect(sanitizeHtml('<img src="/uploads/a.png">')).toContain(
    'src="https://pictures.example/uploads/a.png"',
  );
  const inline = 'data:image/png;base64,iVBORw0KGgo=';
  expect(sanitizeHtml(`<img src="${inline}">`)).toContain(`src="${inline}"`);
});
