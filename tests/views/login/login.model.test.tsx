// @vitest-environment happy-dom
import { loginModel } from '#tests/models/login/login.model.ts';
import { loginPlay } from '#tests/plays/login.play.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderApp } from '#tests/support/renderedApp.tsx';

describeModel('login on the rendered page', loginModel, loginPlay(renderApp));
describeModel(
  'login on the rendered page, on the way to the records',
  loginModel,
  loginPlay(renderApp, '/login?redirect=%2Fassets%3Ftype%3D6', '/assets?type=6'),
);
