// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { toGame } from '#calls/catalogue.ts';

const item = {
  id: '1',
  name: '麻将胡了',
  platform_name: 'pg',
  game_code: '65',
  category: '',
  category_id: '',
  pic: '',
  app_state: '1',
};

describe('the type by which a game is entered', () => {
  test.each([
    ['of its own category', { category: 'sport' }, 'gaming', 5],
    ['of its own category as a number', { category: '6' }, 'gaming', 6],
    ['of the number of the hot grid', { category_id: '7' }, '', 7],
    ['of its category, where both are told', { category: 'realbet', category_id: '7' }, '', 1],
    ['of the list it stands in', {}, 'concise', 3],
    ['0 where nobody says', {}, '', 0],
  ])('is that %s', (_, told, listed, type) => {
    expect(toGame({ ...item, ...told }, listed).type).toBe(type);
  });
});
