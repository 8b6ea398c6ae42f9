import { useEffect } from 'react';
import { savedGames } from '#calls/savedGames.ts';
import { useRoot } from '#hooks/actors.tsx';
import { useFlowActor } from '#hooks/flow.ts';
import { defineFlow } from '#machines/app/flowHost.machine.ts';
import { savedGamesView } from './gamesView.ts';
import { SavedGames } from './SavedGamesSection.tsx';

/** The member's saved games for the pages beside /games, which has its own. */
const savedGamesFlow = defineFlow({ id: 'savedGames', logic: savedGames });

/** Reads the saved games, so that they have room when the page is shown again; shows nothing. */
export function SavedGamesReader() {
  const root = useRoot();
  useEffect(() => root.send({ type: 'flow.needed', flow: savedGamesFlow }), [root]);
  return null;
}

/** The saved games on another page; nothing until they run. */
export function SavedGamesOfFlow() {
  const saved = useFlowActor('savedGames');
  return (
    <>
      <SavedGamesReader />
      {saved !== undefined && (
        <savedGamesView.Provider actor={saved}>
          <SavedGames />
        </savedGamesView.Provider>
      )}
    </>
  );
}
