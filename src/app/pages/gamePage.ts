import type { PageModule } from '#app/page.ts';
import { launch } from '#calls/launch.ts';
import { GamePageScreen } from '#features/game/GamePageScreen.tsx';
import { launchPurpose } from '#machines/game/launchPurpose.ts';

export const page: PageModule = {
  Screen: GamePageScreen,
  logic: launch,
  input: ({ location, search, root }) => {
    const query = new URLSearchParams(search);
    return {
      purpose: launchPurpose(query.get('dailiD')),
      request: {
        platform: query.get('name') ?? '',
        type: Number(query.get('type') ?? 0) || 0,
        code: query.get('code') ?? '',
      },
      entrant: () => {
        const session = root.getSnapshot().children.session?.getSnapshot();
        return {
          member: session?.hasTag('member') ?? false,
          balance: session?.context.user?.balance ?? '0',
        };
      },
      path: location,
      own: window.location.origin,
    };
  },
};
