// @vitest-environment happy-dom
import { sessionModel } from '#tests/models/session/session.model.ts';
import { sessionPlay } from '#tests/plays/session.play.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderApp } from '#tests/support/renderedApp.tsx';

describeModel('the session in the rendered app', sessionModel, sessionPlay(renderApp));
