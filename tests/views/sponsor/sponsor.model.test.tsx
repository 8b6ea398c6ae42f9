// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { SponsorScreen } from '#features/sponsor/SponsorScreen.tsx';
import { sponsorView } from '#features/sponsor/sponsorView.ts';
import { sponsorMachine } from '#machines/sponsor/sponsor.machine.ts';
import { sponsorModel } from '#tests/models/sponsor/sponsor.model.ts';
import { describeModel, type ModelStepsOf } from '#tests/support/modelRunner.ts';
import { openScreen, type OpenedScreen } from '#tests/support/openScreen.tsx';

const turnTo = (name: string) => (world: OpenedScreen) => world.user.click(screen.getByRole('tab', { name }));

const sponsorSteps: ModelStepsOf<typeof sponsorModel, OpenedScreen> = {
  open: () =>
    openScreen({
      Screen: SponsorScreen,
      view: sponsorView,
      logic: () => sponsorMachine,
      location: '/sponsor',
    }),
  sees: {
    sponsorship: () => {
      expect(screen.getByRole('tabpanel', { name: '品牌赞助' })).toBeTruthy();
      expect(screen.queryByText(/^2013/)).toBeNull();
    },
    history: () => {
      const years = [...document.querySelectorAll('time')].map((time) => time.dateTime);
      expect(screen.getByRole('tabpanel', { name: '发展历程' })).toBeTruthy();
      expect([years[0], years.at(-1), years.length]).toEqual(['2013', '2021', 9]);
    },
  },
  does: { turnToHistory: turnTo('发展历程'), turnToSponsorship: turnTo('品牌赞助') },
};

describeModel('the brand', sponsorModel, sponsorSteps);
