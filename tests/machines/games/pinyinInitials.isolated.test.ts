import { expect, test, vi } from 'vitest';

test('a platform without pinyin collation gives no initials, rather than wrong ones', async () => {
  const { Collator } = Intl;
  vi.stubGlobal('Intl', {
    Collator: class extends Collator {
      constructor() {
        super('en');
      }
    },
  });
  vi.resetModules();
  const { pinyinInitials } = await import('#machines/games/pinyinInitials.ts');
  expect(pinyinInitials('PP电子 7')).toBe('pp7');
});
