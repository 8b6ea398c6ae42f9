import { definePage } from '#hooks/definePage.ts';
import { realityCheckFlow } from '#areas/playerProtection/realityCheckFlow.tsx';
import { lotteryLaunch } from './calls.ts';
import { LotteryScreen } from './LotteryScreen.tsx';
import { lotteryView } from './lotteryView.ts';
import { isNativeApp } from '#lib/nativeApp.ts';

export const page = definePage({
  logic: lotteryLaunch,
  view: lotteryView,
  Screen: LotteryScreen,
  input: ({ location, search, facts }) => ({
    gamecode: new URLSearchParams(search).get('gamecode') ?? '',
    member: facts.member,
    path: location,
    client: { origin: window.location.origin, native: isNativeApp() },
  }),
  flows: [realityCheckFlow],
});
