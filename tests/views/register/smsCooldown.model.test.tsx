// @vitest-environment happy-dom
import { smsCooldownModel } from '#tests/models/sms/smsCooldown.model.ts';
import { smsCooldownPlay } from '#tests/plays/smsCooldown.play.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderApp } from '#tests/support/renderedApp.tsx';

describeModel('the SMS code button on the rendered page', smsCooldownModel, smsCooldownPlay(renderApp));
