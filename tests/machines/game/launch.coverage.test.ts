import { launchMachine } from '#machines/game/launch.machine.ts';
import type { LaunchPurpose } from '#machines/game/launchPurpose.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const OWN = 'https://play.example';

function start(purpose: LaunchPurpose, entrant = { member: true, balance: '128.50' }) {
  const request = { platform: 'pp', type: 6, code: 'vs20fruit' };
  const path = '/gamePage?name=pp&type=6&code=vs20fruit';
  return () => ({ purpose, request, entrant: () => entrant, path, own: OWN });
}

describeTransitionCoverage({
  machine: launchMachine,
  starts: {
    'member with a balance': start('game'),
    'member below zero': start('game', { member: true, balance: '-0.01' }),
    visitor: start('game', { member: false, balance: '0' }),
    'agent login': start('agent'),
    'customer service': start('service'),
  },
  calls: {
    launchQueue: {
      outputs: [
        { url: 'https://games.example/1', failure: '' },
        { url: '', failure: '游戏加载超时' },
      ],
    },
    fetchAgentUrl: { outputs: ['https://agents.example/1', 'javascript:alert(1)'] },
    fetchServiceUrl: { outputs: ['https://service.example/1'] },
  },
  events: { retry: [{ type: 'retry' }] },
});
