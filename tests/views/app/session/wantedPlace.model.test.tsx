import { wantedPlaceModel } from '#tests/models/app/session/wantedPlace.model.ts';
import { wantedPlaceSteps } from '#tests/steps/wantedPlace.steps.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

describeModel('the wanted place in the rendered app', wantedPlaceModel, wantedPlaceSteps(renderDriver));
