import { describe, expect, test } from 'vitest';
import { toGame, toLottery, toTile } from '#calls/catalogue.ts';

const item = {
  id: '1',
  name: '麻将胡了',
  title: '',
  platform_name: 'pg',
  game_code: '65',
  category: '',
  category_id: '',
  pic: '',
  gamecode: '',
};

describe('the type by which a game is entered', () => {
  test.each([
    ['of its own category', { category: 'sport' }, 'gaming', 5],
    ['of its own category as a number', { category: '6' }, 'gaming', 6],
    ['of the number of the hot grid', { category_id: '7' }, '', 7],
    ['of its category, where both are given', { category: 'realbet', category_id: '7' }, '', 1],
    ['of the list it stands in', {}, 'concise', 3],
    ['0 where nobody says', {}, '', 0],
  ])('is that %s', (_, fields, listed, type) => {
    expect(toGame({ ...item, ...fields }, listed).type).toBe(type);
  });
});

describe('the badge', () => {
  test('of the server stands in every list', () => {
    for (const listed of ['hot', 'gaming', 'concise'])
      expect(toGame({ ...item, badge: '新' }, listed).badge).toBe('新');
    expect(toTile({ ...item, gamecode: 'jsks', badge: '新' }, 'hot').badge).toBe('新');
    expect(toLottery({ ...item, badge: '新' }).badge).toBe('新');
  });
});

describe('what enters as a lottery (D57)', () => {
  test.each([
    ['with a gamecode', { gamecode: 'jsks' }, 'hot', 'jsks'],
    ['with a gamecode, of whatever category', { gamecode: 'jsks', category: 'gaming' }, '', 'jsks'],
    ['of the category lottery', { category: 'lottery' }, 'hot', '65'],
    ['of the list of lotteries', {}, 'lottery', '65'],
    ['of the list of lotteries with a gamecode', { gamecode: 'jsks' }, 'lottery', 'jsks'],
  ])('is an item %s', (_, fields, listed, code) => {
    expect(toTile({ ...item, ...fields }, listed)).toEqual({
      id: '1',
      name: '麻将胡了',
      code,
      picture: expect.stringContaining('/games/pg/') as string,
    });
  });

  test('has its own title, and no picture that is built of no platform', () => {
    const lottery = { ...item, id: '', title: '极速快三', platform_name: '', gamecode: 'jsks' };
    expect(toTile(lottery, 'hot')).toEqual({ id: 'jsks', name: '极速快三', code: 'jsks', picture: null });
    expect(toTile({ ...lottery, pic: 'https://p.example/1.png' }, 'hot').picture).toBe(
      'https://p.example/1.png',
    );
  });

  test('is no other item', () => {
    const other = { ...item, category: 'sport' };
    expect(toTile(other, 'hot')).toEqual(toGame(other, 'hot'));
  });
});
