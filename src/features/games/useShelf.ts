import { usePageSelector } from '#lib/actors.tsx';
import type { gamesMachine } from '#machines/games/games.machine.ts';
import type { GameShelfRef } from '#machines/gameShelf/gameShelf.machine.ts';

/** The shelf beside the games. */
export function useShelf(): GameShelfRef | undefined {
  return usePageSelector<typeof gamesMachine, GameShelfRef | undefined>(({ children }) => children.gameShelf);
}
