import type { AnyStateMachine } from 'xstate';
import type { CallName } from '#api/contract/contract.ts';
import type { RoutePath } from '#machines/root/routes.ts';

/** A form of the member area with what the specification says of it. */
export interface FormSample {
  name: string;
  machine: AnyStateMachine;
  valid: Record<string, string>;
  /** broken in its first rule */
  broken: Record<string, string>;
  refusal: { field: string; text: string };
  /** what the server says of a success, and what the member is told */
  success: { message: string; toast: string };
  /** what the member is told where the server refuses without words */
  fallback: string;
  tells: string | null;
  leadsTo: string | null;
  /** does it fetch what the member may choose from? */
  hasChoices: boolean;
  /** what may not be found in the machine once it was typed */
  secret: string | null;
}

/** A page that is one form, whose controls are all typed into: enough to prove what such pages have in common. */
export interface FormPageSample extends FormSample {
  page: RoutePath;
  /** the accessible name of each control, by the name of its value */
  labels: Readonly<Record<string, string>>;
  /** the values that the inspector and recordings may show; the others are secrets (src/lib/redactedText.ts) */
  notSecret?: readonly string[];
  /** the call that the valid values become, with its body */
  sends: { call: CallName; body: object };
}
