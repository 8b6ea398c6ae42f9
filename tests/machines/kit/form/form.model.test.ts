import { describe, expect, test } from 'vitest';
import { createFormMachine } from '#machines/kit/form/form.machine.ts';
import type { FormMachine } from '#machines/kit/form/formSubmission.ts';
import type { InvalidField } from '#machines/kit/form/invalidField.ts';
import { formModel } from '#tests/models/kit/form/form.model.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { formSamples } from '#tests/support/forms.ts';
import type { FormSample } from '#tests/support/formSample.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';

function openForm({ machine, valid, broken }: FormSample) {
  const calls = new CallScript();
  const harness = createHarness({ machine: calls.bind(machine as FormMachine<unknown>), calls });
  const snapshot = () => harness.subject.getSnapshot();
  return {
    ...harness,
    marked: () => snapshot().context.invalid as unknown,
    context: () =>
      JSON.stringify([
        { ...snapshot().context, choices: null },
        snapshot().children.submission?.getSnapshot().context,
      ]),
    hasChoices: () => snapshot().context.choices !== null,
    isBusy: () => snapshot().hasTag('busy'),
    submission: () => snapshot().children.submission?.getSnapshot().value,
    newestToast: () => harness.sent.toasts.at(-1),
    submit: () => harness.send({ type: 'submit', values: valid }),
    submitBroken: () => harness.send({ type: 'submit', values: broken }),
    keys: () =>
      calls.made.filter(({ id }) => id === 'send').map(({ input }) => (input as { key: string }).key),
  };
}
type World = ReturnType<typeof openForm>;

/** A field of the form, and its text for what it does not take. */
const TOO_LONG = { field: 'any', text: '太长' };

function steps(sample: FormSample): ModelStepsOf<typeof formModel, World> {
  const toasted = (world: World, text: string) =>
    expect(world.newestToast()).toMatchObject({ type: 'toast.show', text });
  const waiting = (world: World) => {
    expect(world.isBusy()).toBe(true);
    expect(world.submission()).toBe('sending');
    expect(world.marked()).toBeNull();
    expect(world.calls.waiting('send').map(({ input }) => input)).toEqual([
      { intent: null, key: world.keys().at(-1), secret: sample.valid },
    ]);
    if (sample.secret !== null) expect(world.context()).not.toContain(sample.secret);
  };
  const usable = (world: World, marked: { field: null; text: string } | null = null) => {
    expect(world.isBusy()).toBe(false);
    expect(world.marked()).toEqual(marked);
    expect(world.went()).toEqual([]);
    expect(world.sent.session).toEqual([]);
  };
  const toastShown = (text: string) => (world: World) => {
    toasted(world, text);
    // and not only in the toast
    usable(world, { field: null, text });
  };
  const settled = (world: World) => {
    expect(world.submission()).toBeUndefined();
    // the outbox knows by itself what its request has brought
    expect(world.sent.outbox).toEqual([]);
  };
  const pasteRefused = (world: World) => {
    expect(world.marked()).toEqual(TOO_LONG);
    toasted(world, TOO_LONG.text);
    expect(world.calls.waiting('send')).toEqual([]);
    expect(world.isBusy()).toBe(false);
  };
  const failed = (text: string) => (world: World) => {
    toastShown(text)(world);
    settled(world);
  };
  const unanswered = (text: string) => (world: World) => {
    toastShown(text)(world);
    expect(world.submission()).toBe('unsettled');
  };
  const accepted = (world: World) => {
    toasted(world, sample.success.toast);
    expect(world.submission()).toBeUndefined();
    expect(world.calls.waiting('send')).toEqual([]);
    expect(world.sent.session).toEqual(sample.tells === null ? [] : [{ type: sample.tells }]);
  };
  return {
    open: () => openForm(sample),
    close: (world) => world.stop(),
    sees: {
      filling: (world) => {
        usable(world);
        expect(world.hasChoices()).toBe(sample.hasChoices);
      },
      refused: (world) => {
        expect(world.marked()).toEqual(sample.refusal);
        toasted(world, sample.refusal.text);
        expect(world.calls.waiting('send')).toEqual([]);
        expect(world.isBusy()).toBe(false);
      },
      pasteRefused,
      pasteRefusedWithoutAnswer: pasteRefused,
      waiting,
      refusalShown: failed('服务器的话'),
      fallbackShown: failed(sample.fallback),
      networkFaultShown: unanswered('网络错误，请稍后重试'),
      serverFaultShown: unanswered('服务器异常，请稍后再试'),
      failureShown: unanswered(sample.fallback),
      refusedWithoutAnswer: (world) => {
        expect(world.marked()).toEqual(sample.refusal);
        toasted(world, sample.refusal.text);
        expect(world.calls.waiting('send')).toEqual([]);
        expect(world.isBusy()).toBe(false);
      },
      changed: (world) => {
        usable(world);
        expect(world.submission()).toBeUndefined();
        expect(world.sent.outbox).toEqual([{ type: 'outbox.dismissed', key: 'key-1' }]);
      },
      leftToTheDialog: (world) => {
        expect(world.toasts()).toEqual([]);
        usable(world);
        settled(world);
      },
      waitingAnew: (world) => {
        waiting(world);
        expect(world.keys()).toEqual(['key-1', 'key-2']);
      },
      waitingForTheSame: (world) => {
        waiting(world);
        expect(world.keys()).toEqual(['key-1', 'key-1']);
      },
      done: (world) => {
        accepted(world);
        expect(world.isBusy()).toBe(true);
        expect(world.sent.navigation).toEqual(
          sample.leadsTo === null ? [] : [{ type: 'navigation.go', to: sample.leadsTo, replace: true }],
        );
      },
    },
    does: {
      submitBroken: (world) => world.submitBroken(),
      submit: (world) => world.submit(),
      submitAgain: (world) => world.submit(),
      edit: (world) => world.send({ type: 'edited' }),
      pasteTooMuch: (world) => world.send({ type: 'text.refused', invalid: TOO_LONG as InvalidField<never> }),
      serverAccepts: (world) => world.calls.answer('send', sample.success.message),
      serverRefuses: (world) =>
        world.calls.fail('send', { kind: 'rejected', code: 400, message: '服务器的话' }),
      serverRefusesWithoutWords: (world) =>
        world.calls.fail('send', { kind: 'rejected', code: 400, message: '' }),
      networkFails: (world) => world.calls.fail('send', { kind: 'offline' }),
      answerMakesNoSense: (world) => world.calls.fail('send', { kind: 'malformed' }),
      gatewayFailsWithoutWords: (world) => world.calls.fail('send', { kind: 'gateway', message: '' }),
      loginHasExpired: (world) => world.calls.fail('send', { kind: 'expired', message: '' }),
    },
  };
}

for (const sample of formSamples) describeModel(`form: ${sample.name}`, formModel, steps(sample));

describe('the choices that a form offers', () => {
  function choicesOf(hasChoices: boolean | undefined) {
    const calls = new CallScript();
    const machine = createFormMachine<{ bank: string }, string>({
      id: 'choosing',
      invalid: () => null,
      success: () => '成功',
      fallback: '提交失败',
      ...(hasChoices !== undefined && { hasChoices }),
    });
    const harness = createHarness({ machine: calls.bind(machine), calls });
    return {
      ...harness,
      choices: () => harness.subject.getSnapshot().context.choices?.getSnapshot().context.data,
    };
  }

  test('are fetched as the form opens, by a child of that name', async () => {
    const form = choicesOf(true);
    expect(form.subject.getSnapshot().context.choices?.id).toBe('choices');
    await form.calls.answer('load', ['工商银行']);
    expect(form.choices()).toEqual(['工商银行']);
    form.stop();
  });

  test.each([[false], [undefined]])('are not fetched where it has none (%s)', (hasChoices) => {
    const form = choicesOf(hasChoices);
    expect(form.choices()).toBeUndefined();
    expect(form.calls.made).toEqual([]);
    form.stop();
  });
});
