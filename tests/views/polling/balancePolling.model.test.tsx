// @vitest-environment happy-dom
import { balancePollingModel } from '#tests/models/polling/balancePolling.model.ts';
import { balancePollingPlay } from '#tests/plays/balancePolling.play.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderApp } from '#tests/support/renderedApp.tsx';

describeModel('the balance on the rendered home page', balancePollingModel, balancePollingPlay(renderApp));
