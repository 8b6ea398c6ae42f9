import { act } from '@testing-library/react';
import type { CallError } from '#machines/calls/callError.ts';
import {
  HOME_TABS,
  type Banner,
  type Game,
  type LotteryGame,
  type TabContent,
} from '#machines/home/catalogue.ts';
import { homeMachine } from '#machines/home/home.machine.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { openScreen, type RootOptions } from '#tests/support/openScreen.tsx';
// loaded in advance, so that no test waits for a chunk
import '#features/home/HomeExtras.tsx';
import '#features/home/MemberGreeting.tsx';
import '#features/home/WelcomeDialog.tsx';
import '#ui/Marquee.tsx';
import '#ui/purify.ts';

const PARTS = ['notices', 'banners', ...HOME_TABS] as const;
/** A part of the home page that loads its own data. */
export type Part = (typeof PARTS)[number];

/** A game as the catalogue contains it. */
export function game(name: string, more: Partial<Game> = {}): Game {
  return { id: name, name, platform: 'ae', code: `code-${name}`, type: 7, picture: null, ...more };
}

/** A lottery as the catalogue contains it. */
export function lottery(name: string, code: string): LotteryGame {
  return { id: code, name, code, picture: null };
}

/** A category with only this content. */
export function content(more: Partial<TabContent> = {}): TabContent {
  return { specials: [], games: [], lotteries: [], ...more };
}

/** Opens the home page; each part has its own script for its calls. */
export async function openHome({ location = '/', ...options }: RootOptions & { location?: string } = {}) {
  const scripts = Object.fromEntries(PARTS.map((part) => [part, new CallScript()])) as Record<
    Part,
    CallScript
  >;
  const tab = (name: (typeof HOME_TABS)[number]) =>
    createResourceMachine<TabContent>(name, scripts[name].promise<TabContent>());
  const screen = await openScreen(location, {
    ...options,
    logic: homeMachine.provide({
      actors: {
        notices: createResourceMachine<string[]>('notices', scripts.notices.promise<string[]>()),
        banners: createResourceMachine<Banner[]>('banners', scripts.banners.promise<Banner[]>()),
        hot: tab('hot'),
        live: tab('live'),
        sport: tab('sport'),
        electronic: tab('electronic'),
        lottery: tab('lottery'),
      },
    }),
  });
  return {
    ...screen,
    /** number of requests of a part */
    asked: (part: Part) => scripts[part].made.length,
    give: (part: Part, data: unknown) =>
      act(async () => {
        await scripts[part].answer(scripts[part].made.at(-1)?.id ?? 'load', data);
      }),
    refuse: (part: Part, error: CallError = { kind: 'offline' }) =>
      act(async () => {
        await scripts[part].fail(scripts[part].made.at(-1)?.id ?? 'load', error);
      }),
  };
}
