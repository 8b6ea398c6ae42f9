import { expect } from 'vitest';
import type { sponsorModel } from '#tests/models/sponsor/sponsor.model.ts';
import { openAt, type Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const seesTab = (name: string, years: readonly number[]) => (driver: Driver) =>
  driver.look(({ chosen, words }) => {
    expect(chosen).toEqual([name]);
    expect(words.flatMap((text) => /^\d{4}(?=年)/.exec(text) ?? []).map(Number)).toEqual(years);
    expect(words.includes('携手顶级赛事')).toBe(years.length === 0);
  });
const turnTo = (name: string) => (driver: Driver) => driver.press('tab', name);

/** The two tabs of the brand page. */
export const sponsorSteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof sponsorModel, Driver> => ({
  open: openAt(take, '/sponsor'),
  close: (driver) => driver.close(),
  sees: {
    sponsorship: seesTab('品牌赞助', []),
    history: seesTab('发展历程', [2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021]),
  },
  does: { turnToHistory: turnTo('发展历程'), turnToSponsorship: turnTo('品牌赞助') },
});
