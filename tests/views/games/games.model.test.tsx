import { gamesModel } from '#tests/models/games/games.model.ts';
import { gameSearchModel } from '#tests/models/games/gameSearch.model.ts';
import { gamesSteps } from '#tests/steps/games.steps.ts';
import { gameSearchSteps } from '#tests/steps/gameSearch.steps.ts';
import { modelLongPaths } from '#tools/paths/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel('the electronic games', gamesModel, gamesSteps(renderDriver), modelLongPaths(gamesModel, 12));
describeModel('the search at the view', gameSearchModel, gameSearchSteps(renderDriver));
