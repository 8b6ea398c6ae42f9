import { expect } from 'vitest';
import type { maskModel } from '#tests/models/userCenter/userCenter.models.ts';
import { openAt, type Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { aMember } from '#tests/support/samples.ts';

/** An amount that binary floating point cannot represent exactly. */
const BALANCE = '1234567890123456.78';
const SHOWN = '¥1,234,567,890,123,456.78';

/** The balance in the user centre, which can be masked. */
export const maskSteps = (take: () => Driver | Promise<Driver>): ModelStepsOf<typeof maskModel, Driver> => ({
  open: openAt(take, '/userCenter', {
    member: true,
    user: aMember({ balance: BALANCE }),
    hold: ['/api/user', '/api/balance'],
  }),
  close: (driver) => driver.close(),
  sees: {
    shown: async (driver) => {
      await driver.sees('button', '隐藏余额');
      await driver.reads(SHOWN);
    },
    hidden: async (driver) => {
      await driver.sees('button', '显示余额');
      await driver.reads('****');
      await driver.look(({ words, user }) => {
        expect(user?.balance).toBe(BALANCE);
        expect(words.join('')).not.toContain(SHOWN);
      });
    },
  },
  does: {
    hide: (driver) => driver.press('button', '隐藏余额'),
    show: (driver) => driver.press('button', '显示余额'),
    openAnew: (driver) => driver.reload(),
  },
});
