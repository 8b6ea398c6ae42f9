/** The names used in the files of a page with one form. */
export interface PageNames {
  /** camel case, such as `feedback`; the page's area, machine, route and call */
  name: string;
  /** the same with a capital, such as `Feedback` */
  capital: string;
  /** the level-1 heading */
  title: string;
}

/** A file that `npm run new` writes. */
export interface Skeleton {
  path: string;
  text: string;
  /** what to do with it, in one line */
  next: string;
}

/** The files of a page with one form, ready to run and to be filled in. */
export function pageSkeletons({ name, capital }: PageNames): readonly Skeleton[] {
  return [
    {
      path: `tests/models/${name}/${name}.model.ts`,
      next: 'model what a person sees, from the specification, before you look at the machine',
      text: `import { setup } from 'xstate';
import { ${name}Machine } from '#machines/${name}/${name}.machine.ts';
import type { FormPageSample } from '#tests/support/formSample.ts';

type ${capital}ModelEvent =
  | { type: 'pressEmpty' }
  | { type: 'press' }
  | { type: 'pressAgain' }
  | { type: 'typeInTheMarkedField' }
  | { type: 'serverTakesIt' }
  | { type: 'serverRefuses' }
  | { type: 'networkFails' }
  | { type: 'loginHasExpired' };

/** The form as a member sees it (D6, D18, D27). */
export const ${name}Model = setup({ types: { events: {} as ${capital}ModelEvent } }).createMachine({
  id: '${name}Model',
  initial: 'filling',
  states: {
    filling: { on: { pressEmpty: 'refused', press: 'sending' } },
    /** a state for each rule of the document */
    refused: { on: { typeInTheMarkedField: 'filling' } },
    sending: {
      on: {
        pressAgain: 'sending',
        serverTakesIt: 'sent',
        serverRefuses: 'refusalShown',
        networkFails: 'networkFaultShown',
        loginHasExpired: 'leftToTheDialog',
      },
    },
    refusalShown: { on: { press: 'sending' } },
    networkFaultShown: { on: { press: 'sending' } },
    leftToTheDialog: {},
    sent: {},
  },
});

/** The specification of the form, for the shared tests of all form pages. */
export const ${name}Form: FormPageSample = {
  name: '${name}',
  machine: ${name}Machine,
  page: '/${name}',
  labels: { content: '内容' },
  notSecret: ['content'],
  valid: { content: '很好' },
  broken: { content: '' },
  refusal: { field: 'content', text: '请输入内容' },
  sends: { call: 'POST /api/${name}', body: { content: '很好' } },
  success: { message: '', toast: '提交成功' },
  fallback: '提交失败，请稍后重试',
  tells: null,
  leadsTo: '/accountCenter',
  hasChoices: false,
  secret: null,
};
`,
    },
    {
      path: `machines/${name}/${name}Rules.ts`,
      next: 'write the values and their rules in the order of the document, with the texts',
      text: `import { sentence, tooLong } from '#machines/kit/form/fieldText.ts';
import type { InvalidField } from '#machines/kit/form/invalidField.ts';

/** The values of the form. */
export interface ${capital}Values {
  content: string;
}

/** The maximum length of the content. */
export const CONTENT_MAX = 200;
/** What the field takes. */
export const CONTENT = sentence(CONTENT_MAX, tooLong('内容', CONTENT_MAX));

/** The rules in the order of the document (D27). */
export function invalid${capital}(values: ${capital}Values): InvalidField<keyof ${capital}Values> | null {
  return values.content.trim() === '' ? { field: 'content', text: '请输入内容' } : null;
}
`,
    },
    {
      path: `machines/${name}/${name}.machine.ts`,
      next: 'write what success says, which words of the server mean which field, and where it leads',
      text: `import { createFormMachine } from '#machines/kit/form/form.machine.ts';
import { invalid${capital}, type ${capital}Values } from './${name}Rules.ts';

/** The form of the page ${name}. */
export const ${name}Machine = createFormMachine<${capital}Values>({
  id: '${name}',
  invalid: invalid${capital},
  success: (message) => message || '提交成功',
  fallback: '提交失败，请稍后重试',
  words: { content: /内容/ },
  leadsTo: () => '/accountCenter',
});
`,
    },
    {
      path: `src/areas/${name}/contract.ts`,
      next: 'describe what a backend has to serve: the call, its body and an example',
      text: `import * as v from 'valibot';
import type { DocumentedCall } from '#api/contract/call.ts';
import { unread } from '#api/contract/fields.ts';

export const ${name}Calls = {
  'POST /api/${name}': {
    summary: 'Takes the form of the page ${name}',
    member: true,
    changes: true,
    idempotent: true,
    body: v.object({ content: v.string() }),
    example: { content: '很好' },
    data: unread,
  },
} satisfies Record<string, DocumentedCall>;
`,
    },
    {
      path: `src/areas/${name}/calls.ts`,
      next: 'build the request body from the values',
      text: `import { boundForm } from '#calls/boundForm.ts';
import { ${name}Machine } from '#machines/${name}/${name}.machine.ts';

/** The form of the page ${name} with its call. */
export const ${name} = boundForm(${name}Machine, 'POST /api/${name}', (values, idempotencyKey) => ({
  body: { content: values.content.trim() },
  idempotencyKey,
}));
`,
    },
    {
      path: `src/areas/${name}/${name}View.ts`,
      next: 'leave as it is',
      text: `import { actorView } from '#hooks/actorView.tsx';
import type { ${name}Machine } from '#machines/${name}/${name}.machine.ts';

/** The form of the page ${name}, for its screen. */
export const ${name}View = actorView<typeof ${name}Machine>();
`,
    },
    {
      path: `src/areas/${name}/${capital}Screen.tsx`,
      next: 'add the controls with their labels and the sentence above them',
      text: `import { useForm } from '#hooks/form.ts';
import { CONTENT } from '#machines/${name}/${name}Rules.ts';
import { FormPage } from '#ui/FormPage.tsx';
import { useInvalidFocus } from '#ui/invalidFocus.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { ${name}View } from './${name}View.ts';

/** The page ${name}: one form. */
export function ${capital}Screen() {
  const form = useForm(${name}View, ['content']);
  const ref = useInvalidFocus(form.invalid);
  return (
    <FormPage {...form.props} ref={ref} refused={form.invalid} busy={form.busy}>
      <TextArea label="内容" {...form.field('content', CONTENT)} placeholder="请输入内容" />
    </FormPage>
  );
}
`,
    },
    {
      path: `src/areas/${name}/${name}.page.ts`,
      next: 'leave as it is',
      text: `import { definePage } from '#hooks/definePage.ts';
import { ${name} } from './calls.ts';
import { ${capital}Screen } from './${capital}Screen.tsx';
import { ${name}View } from './${name}View.ts';

export const page = definePage({ logic: ${name}, view: ${name}View, Screen: ${capital}Screen });
`,
    },
    {
      path: `sandbox/${name}/${name}Calls.ts`,
      next: 'write what the server checks and stores',
      text: `import { Hono } from 'hono';
import * as v from 'valibot';
import { invalid${capital} } from '#machines/${name}/${name}Rules.ts';
import type { Backend } from '#sandbox/backend.ts';
import { Refusal, success } from '#sandbox/http/answer.ts';
import { readBody, textField } from '#sandbox/http/body.ts';
import { submit } from '#sandbox/ledger/submission.ts';
import { signedIn } from '#sandbox/session/sessions.ts';

/** The call of the page ${name}. */
export function ${name}Calls(backend: Backend): Hono {
  const app = new Hono();

  app.post('/${name}', async (c) => {
    const { member } = await signedIn(c, backend);
    const body = await readBody(c, v.object({ content: textField }));
    const broken = invalid${capital}(body);
    if (broken !== null) throw new Refusal(broken.text);
    return submit(c, backend, member.id, body, () => Promise.resolve(success(null, '提交成功')));
  });
  return app;
}
`,
    },
    {
      path: `tests/views/${name}/${name}.model.test.tsx`,
      next: 'fill in the steps of the model, which fail until then',
      text: `import { expect } from 'vitest';
import { ${name}Model } from '#tests/models/${name}/${name}.model.ts';
import {
  changeTheMarkedField,
  fillAndPress,
  formSteps,
  press,
  seesFillable,
} from '#tests/steps/form.steps.ts';
import type { Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

const CALL = '/api/${name}';
/** The typed values, by the labels of the fields. */
const VALID = { 内容: '很好' };
const form = formSteps(CALL);

const steps: ModelStepsOf<typeof ${name}Model, Driver> = {
  open: async () => {
    const driver = renderDriver();
    await driver.open('/${name}', { member: true, hold: [CALL] });
    return driver;
  },
  close: (driver) => driver.close(),
  sees: {
    filling: seesFillable,
    refused: () => expect.fail('Fill in: seesRefusal with the label and the text of the rule, for each rule'),
    sending: () => expect.fail('Fill in: seesSending with the body that is sent'),
    ...form.seesFailures(VALID),
    sent: () => expect.fail('Fill in: seesSuccess with the text that is shown and where the form leads'),
  },
  does: {
    pressEmpty: press,
    press: fillAndPress(VALID),
    pressAgain: press,
    typeInTheMarkedField: changeTheMarkedField,
    serverTakesIt: form.serverTakesIt,
    ...form.failures,
  },
};

describeModel('the form of the page ${name}', ${name}Model, steps);
`,
    },
    {
      path: `tests/sandbox/${name}.test.ts`,
      next: 'fill in the rules of the server, which fail until then',
      text: `import { describe, expect, it } from 'vitest';
import { openTestSandbox } from './testSandbox.ts';

const CALL = '/api/${name}';

describe('${name}', () => {
  it('takes what a member sends, and answers the same to a key that comes again (D18)', async () => {
    const { member } = await openTestSandbox();
    const phone = await member();
    const send = () => phone.post(CALL, { content: '很好' }, { 'idempotency-key': 'one' });
    expect((await send()).message).toBe('提交成功');
    expect((await send()).message).toBe('提交成功');
    expect.fail('Fill in: what the server stores, and that the second request changes nothing');
  });

  it.each([[{ content: ' ' }, '请输入内容']])('refuses %j: %s', async (body, message) => {
    const { member } = await openTestSandbox();
    expect(await (await member()).post(CALL, body)).toEqual({ code: 400, message, data: null });
    expect.fail('Fill in: a line for each rule that the server checks');
  });
});
`,
    },
  ];
}
