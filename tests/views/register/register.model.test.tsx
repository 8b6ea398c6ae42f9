// @vitest-environment happy-dom
import { registerModel } from '#tests/models/register/register.model.ts';
import { registerPlay } from '#tests/plays/register.play.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderApp } from '#tests/support/renderedApp.tsx';

describeModel('registration on the rendered page', registerModel, registerPlay(renderApp));
describeModel(
  'registration on the rendered page, by a referrer on the way to the records',
  registerModel,
  registerPlay(renderApp, {
    location: '/register?pid=88&redirect=%2Fassets%3Ftype%3D6',
    pid: '88',
    leadsTo: '/assets?type=6',
  }),
);
