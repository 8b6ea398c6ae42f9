import { launchMachine } from '#machines/game/launch.machine.ts';
import type { LaunchPurpose } from '#machines/game/launchPurpose.ts';
import { eligibilityIs } from '#tests/support/boundMachines.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const ORIGIN = 'https://play.example';

function start(purpose: LaunchPurpose) {
  const request = { platform: 'pp', type: 6, code: 'vs20fruit' };
  const path = '/gamePage?name=pp&type=6&code=vs20fruit';
  return () => ({ purpose, request, title: '水果派对', path, origin: ORIGIN });
}

describeTransitionCoverage({
  machine: launchMachine,
  starts: { game: start('game'), 'agent login': start('agent'), 'customer service': start('service') },
  callbacks: ['watchFacts'],
  calls: {
    launchQueue: {
      outputs: [
        { url: 'https://games.example/1', failure: '' },
        { url: '', failure: '游戏加载超时' },
      ],
    },
    fetchExclusion: { outputs: [null] },
    fetchAddress: { outputs: ['https://agents.example/1', 'javascript:alert(1)'] },
  },
  events: {
    retry: [{ type: 'retry' }],
    'facts.changed': [eligibilityIs(true, '128.50'), eligibilityIs(true, '-0.01'), eligibilityIs(false, '0')],
  },
  key: ({ context: { eligibility } }) => [eligibility?.member, eligibility?.balance],
});
