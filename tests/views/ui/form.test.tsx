import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { agentView } from '#areas/agent/agentView.ts';
import { usdtView } from '#areas/payoutAccounts/bindViews.ts';
import { registerView } from '#areas/register/registerView.ts';
import { actorView } from '#hooks/actorView.tsx';
import { useForm } from '#hooks/form.ts';

type FormEvent =
  | { type: 'submit'; values: { name: string; kind: 'a' | 'b' }; open: boolean }
  | { type: 'edited' };

const received: FormEvent[] = [];
const machine = setup({
  types: { context: {} as { invalid: { field: 'name'; text: string } | null }, events: {} as FormEvent },
  actions: { receive: ({ event }) => void received.push(event) },
}).createMachine({
  id: 'typical',
  context: { invalid: { field: 'name', text: '请输入' } },
  on: { '*': { actions: 'receive' } },
});
const view = actorView<typeof machine>();

function TypicalForm() {
  const form = useForm(view, ['name'], { values: { kind: 'b' }, open: true });
  return (
    <form {...form.props}>
      <input {...form.field('name')} />
      <output>{`${form.errorOf('name')} ${form.errorOf('kind')} ${form.busy}`}</output>
    </form>
  );
}

test('a press sends what was typed with the values and the facts beside it', () => {
  const actor = createActor(machine).start();
  const { container } = render(
    <view.Provider actor={actor}>
      <TypicalForm />
    </view.Provider>,
  );
  expect(container.querySelector('output')?.textContent).toBe('请输入 undefined false');
  fireEvent.input(container.querySelector('input') as HTMLElement, { target: { value: '张三' } });
  fireEvent.submit(container.querySelector('form') as HTMLElement);
  expect(received).toEqual([
    { type: 'edited' },
    { type: 'submit', values: { name: '张三', kind: 'b' }, open: true },
  ]);
  actor.stop();
});

/** Forms whose fields do not match the machine's values: they do not compile. */
function useWrongForms() {
  // @ts-expect-error -- the application has no email
  useForm(agentView, ['mobile', 'reason', 'email']);
  // @ts-expect-error -- the reason is missing
  useForm(agentView, ['mobile']);
  // @ts-expect-error -- the protocol is missing
  useForm(usdtView, ['address', 'fundPassword']);
  // @ts-expect-error -- the kind is no type that an input can hold
  useForm(view, ['name', 'kind'], { open: true });
  // @ts-expect-error -- nothing says whether the site asks for a code
  useForm(registerView, [
    'name',
    'phone',
    'smsCode',
    'realname',
    'password',
    'password_confirmation',
    'invite_code',
  ]);
}

test('a wrong form does not compile', () => {
  expect(useWrongForms).toBeTypeOf('function');
});
