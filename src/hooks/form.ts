import type { SubmitEvent } from 'react';
import type { AnyActorRef, AnyStateMachine, EventFrom } from 'xstate';
import type { ActorView } from './actorView.tsx';
import type { FieldText } from '#lib/fieldText.ts';
import { formValues } from './formValues.ts';

type Submit<Machine extends AnyStateMachine> = Extract<EventFrom<Machine>, { type: 'submit' }>;
type Values<Machine extends AnyStateMachine> = Submit<Machine>['values'];
type FieldName<Machine extends AnyStateMachine> = keyof Values<Machine> & string;

interface Refused {
  field: string | null;
  text: string;
}

/** The part of a form's snapshot that is used. */
interface FormSnapshot {
  context: { invalid: Refused | null };
  hasTag: (tag: 'busy') => boolean;
}

/** The values that may come from an input, which contains any text. */
type Typed<Machine extends AnyStateMachine> = {
  [Name in FieldName<Machine>]: string extends Values<Machine>[Name] ? Name : never;
}[FieldName<Machine>];

/** The values that no input with these names contains, if there are any. */
type Chosen<Machine extends AnyStateMachine, Name extends string> =
  Exclude<FieldName<Machine>, Name> extends never ? object : { values: Omit<Values<Machine>, Name> };

/** Sent on submit besides the typed values: the other values, and the other fields of the `submit` event. */
type Rest<Machine extends AnyStateMachine, Name extends string> = Chosen<Machine, Name> &
  Omit<Submit<Machine>, 'type' | 'values'>;

/** The props of an input: its name and error, and what it takes, if that is limited. */
interface FieldProps<Name extends string> {
  name: Name;
  error: string | undefined;
  text?: FieldText;
  onRefused?: (text: string) => void;
}

/**
 * A form whose machine handles `submit` with values, `edited` and `text.refused` (an inserted text that its field does
 * not take), and marks the invalid field.
 */
export interface Form<Machine extends AnyStateMachine> {
  /** the last refusal: its field is to be focused; without a field it stands above the button */
  invalid: Refused | null;
  /** the form is being submitted, or was submitted */
  busy: boolean;
  /** the error of a field */
  errorOf: (name: FieldName<Machine>) => string | undefined;
  /** the props of an input that takes this text (D64), any if none is given */
  field: <Name extends FieldName<Machine>>(name: Name, text?: FieldText) => FieldProps<Name>;
  /** the props of the form element */
  props: {
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onInput: () => void;
  };
}

/**
 * Connects a form to the machine of its view: the values of the inputs with these names stay in the DOM and are sent on
 * submit. A name that the machine's values do not have, or a value without a source, is a type error.
 *
 *     const form = useForm(agentView, ['mobile', 'reason']);
 *     const form = useForm(usdtView, ['address', 'fundPassword'], { values: { protocol } });
 */
export function useForm<Machine extends AnyStateMachine, Name extends Typed<Machine>>(
  view: ActorView<Machine>,
  names: readonly Name[],
  ...[rest]: object extends Rest<Machine, Name> ? [] : [rest: Rest<Machine, Name>]
): Form<Machine> {
  const actor = view.useActor() as AnyActorRef;
  const invalid = view.use((snapshot) => (snapshot as FormSnapshot).context.invalid);
  const busy = view.use((snapshot) => (snapshot as FormSnapshot).hasTag('busy'));
  const errorOf = (name: string) => (invalid?.field === name ? invalid.text : undefined);
  return {
    invalid,
    busy,
    errorOf,
    field: (name, text) => ({
      name,
      error: errorOf(name),
      ...(text !== undefined && {
        text,
        onRefused: (refusal: string) =>
          actor.send({ type: 'text.refused', invalid: { field: name, text: refusal } }),
      }),
    }),
    props: {
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        const { values, ...beside } = { values: {}, ...(rest as object) };
        actor.send({
          ...beside,
          type: 'submit',
          values: { ...formValues(event.currentTarget, names), ...values },
        });
      },
      onInput: () => actor.send({ type: 'edited' }),
    },
  };
}
