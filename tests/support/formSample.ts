import type { AnyStateMachine } from 'xstate';
import type { CallName } from '#api/contract/contract.ts';
import type { RoutePath } from '#machines/app/navigation/routes.ts';

/** A form of the member area with its specification. */
export interface FormSample {
  name: string;
  machine: AnyStateMachine;
  valid: Record<string, string>;
  /** breaks the first rule */
  broken: Record<string, string>;
  refusal: { field: string; text: string };
  /** the server's message for a success, and the toast */
  success: { message: string; toast: string };
  /** the toast for an error response without a message */
  fallback: string;
  tells: string | null;
  leadsTo: string | null;
  /** whether the options of a field are loaded */
  hasChoices: boolean;
  /** must not be found in the machine after it was typed */
  secret: string | null;
}

/** A page with a single form of text inputs, for the tests that all such pages share. */
export interface FormPageSample extends FormSample {
  page: RoutePath;
  /** the label of each input, by the name of its value */
  labels: Readonly<Record<string, string>>;
  /** the values that the inspector and recordings may show; the others are secrets (src/lib/redactedText.ts) */
  notSecret?: readonly string[];
  /** the request for the valid values */
  sends: { call: CallName; body: object };
}
