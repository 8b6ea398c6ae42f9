import { definePage } from '#hooks/definePage.ts';
import { realityCheckFlow } from '#areas/playerProtection/realityCheckFlow.tsx';
import { launch } from './calls.ts';
import { GamePageScreen } from './GamePageScreen.tsx';
import { launchView } from './launchView.ts';
import { launchPurpose } from '#machines/game/launchPurpose.ts';

export const page = definePage({
  logic: launch,
  view: launchView,
  Screen: GamePageScreen,
  input: ({ location, search }) => {
    const query = new URLSearchParams(search);
    return {
      purpose: launchPurpose(query.get('dailiD')),
      request: {
        platform: query.get('name') ?? '',
        type: Number(query.get('type') ?? 0) || 0,
        code: query.get('code') ?? '',
      },
      title: query.get('title') ?? query.get('name') ?? '',
      path: location,
      origin: window.location.origin,
    };
  },
  flows: [realityCheckFlow],
});
