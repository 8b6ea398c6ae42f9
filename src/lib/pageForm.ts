import type { SubmitEvent } from 'react';
import type { AnyStateMachine, EventFrom } from 'xstate';
import { usePageActor, usePageSelector } from '#lib/actors.tsx';
import { formValues } from '#lib/formValues.ts';

interface Refused {
  field: string;
  text: string;
}

/** A form of a page whose machine takes `submit` with values and `edited`, and marks the field it refused. */
export interface PageForm<Name extends string> {
  /** the field that was refused; for the focus */
  invalid: Refused | null;
  /** the form is on its way, or done */
  busy: boolean;
  /** the error of a field */
  errorOf: (name: Name) => string | undefined;
  /** the name of an input and its error */
  field: (name: Name) => { name: Name; error: string | undefined };
  /** what the form element needs */
  props: {
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onInput: () => void;
  };
}

/** What the `submit` of a machine carries beside the values of the form. */
export type BesideValues<Machine extends AnyStateMachine> = Omit<
  Extract<EventFrom<Machine>, { type: 'submit' }>,
  'type' | 'values'
>;

/**
 * Ties a form to the page's machine: what is typed stays in the form and goes, with `extra`, with the press.
 * `beside` goes with it too, not as a value but beside them (`BesideValues` is its type).
 */
export function usePageForm<Name extends string>(
  names: readonly Name[],
  extra: Readonly<Record<string, string>> = {},
  beside: Readonly<Record<string, unknown>> = {},
): PageForm<Name> {
  const page = usePageActor<AnyStateMachine>();
  const invalid = usePageSelector<AnyStateMachine, Refused | null>(({ context }) => context.invalid);
  const busy = usePageSelector<AnyStateMachine, boolean>((snapshot) => snapshot.hasTag('busy'));
  const errorOf = (name: Name) => (invalid?.field === name ? invalid.text : undefined);
  return {
    invalid,
    busy,
    errorOf,
    field: (name) => ({ name, error: errorOf(name) }),
    props: {
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        page.send({
          ...beside,
          type: 'submit',
          values: { ...formValues(event.currentTarget, names), ...extra },
        });
      },
      onInput: () => page.send({ type: 'edited' }),
    },
  };
}
