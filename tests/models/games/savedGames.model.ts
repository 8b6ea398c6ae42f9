import { setup } from 'xstate';

type SavedGamesModelEvent =
  | { type: 'memberComes' }
  | { type: 'nothingIsKept' }
  | { type: 'playedGamesAreKept' }
  | { type: 'deviceRefuses' }
  | { type: 'markAGame' }
  | { type: 'markItAgain' }
  | { type: 'turnToFavourites' }
  | { type: 'turnToPlayed' }
  | { type: 'comeBackFromAGame' }
  | { type: 'memberLeaves' }
  | { type: 'anotherComes' };

/** The games saved on this device as a member sees them: recent and favourite ones, separate for each member. */
export const savedGamesModel = setup({ types: { events: {} as SavedGamesModelEvent } }).createMachine({
  id: 'savedGamesModel',
  initial: 'nobody',
  states: {
    nobody: { on: { memberComes: 'reading' } },
    reading: { on: { nothingIsKept: 'empty', playedGamesAreKept: 'played', deviceRefuses: 'empty' } },
    empty: { on: { markAGame: 'favourite', turnToFavourites: 'noFavourites' } },
    noFavourites: { on: { turnToPlayed: 'empty' } },
    played: {
      on: {
        turnToFavourites: 'playedButNoFavourites',
        comeBackFromAGame: 'rereading',
        memberLeaves: 'nobody',
        anotherComes: 'reading',
      },
    },
    playedButNoFavourites: { on: { turnToPlayed: 'played' } },
    /** the previous games and the marks stay while the new ones are read */
    rereading: {
      on: {
        playedGamesAreKept: 'played',
        deviceRefuses: 'played',
        markAGame: 'favouriteBesidePlayed',
      },
    },
    favouriteBesidePlayed: { on: { turnToPlayed: 'playedBesideFavourite' } },
    playedBesideFavourite: {},
    favourite: { on: { markItAgain: 'noFavourites', memberLeaves: 'nobody' } },
  },
});
