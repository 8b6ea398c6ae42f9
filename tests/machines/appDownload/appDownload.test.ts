import { expect } from 'vitest';
import { appDownloadMachine } from '#machines/appDownload/appDownload.machine.ts';
import { appDownloadModel } from '#tests/models/appDownload/appDownload.model.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { createHarness, type Harness } from '#tests/support/harness.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: appDownloadMachine,
  starts: { opened: () => undefined },
  events: { download: [{ type: 'download' }] },
});

type World = Harness<typeof appDownloadMachine>;
const hasFrame = (there: boolean) => (world: World) =>
  expect(world.subject.getSnapshot().matches('downloading')).toBe(there);

const appDownloadSteps: ModelStepsOf<typeof appDownloadModel, World> = {
  open: () => createHarness({ machine: appDownloadMachine }),
  close: (world) => world.stop(),
  sees: { noFrame: hasFrame(false), frame: hasFrame(true), stillFrame: hasFrame(true) },
  does: {
    press: (world) => world.send({ type: 'download' }),
    pressAgain: (world) => world.send({ type: 'download' }),
    almostTwoSecondsPass: (world) => world.pass(1999),
    theTwoSecondsAreOver: (world) => world.pass(1),
  },
};
describeModel('the download of the app', appDownloadModel, appDownloadSteps);
