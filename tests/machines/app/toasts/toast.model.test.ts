import { toastMachine } from '#machines/app/toasts/toast.machine.ts';
import { toastModel } from '#tests/models/app/toasts/toast.model.ts';
import { PAGES, toastSteps } from '#tests/steps/toast.steps.ts';
import { actorDriver } from '#tests/machines/actorDriver.ts';
import { createHarness } from '#tests/support/harness.ts';
import { describeModel } from '#tests/support/modelRunner.ts';

function toasts() {
  const harness = createHarness({ machine: toastMachine });
  return actorDriver(harness, {
    goTo: (location) => harness.send({ type: 'location.changed', location }),
    press: async (_, name) => {
      const text = Object.values(PAGES).find(({ press }) => press === name)?.text ?? '';
      await harness.send({ type: 'toast.show', text });
    },
    see: () => {
      const snapshot = harness.subject.getSnapshot();
      return { toast: snapshot.matches('showing') ? snapshot.context.toast.text : '' };
    },
  });
}

describeModel('toasts', toastModel, toastSteps(toasts));
