import { useSystemActor } from '#lib/actors.tsx';
import type { Game, LotteryGame } from '#machines/home/catalogue.ts';

/** What a press on a tile does: the session decides who may enter (spec 1 §5). */
export function useGameEntrance() {
  const session = useSystemActor('session');
  return {
    enterGame: ({ name, platform, type, code }: Game) =>
      session.send({ type: 'game.enter', game: { title: name, platform, type, code } }),
    enterLottery: ({ code }: LotteryGame) => session.send({ type: 'lottery.enter', gamecode: code }),
  };
}
