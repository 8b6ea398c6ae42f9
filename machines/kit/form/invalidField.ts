import { toast } from '#machines/app/effects.ts';
import type { Refusal } from '#machines/kit/submission/refusal.ts';

/** A refused field, with the text that both the toast and the field show (D27). */
export interface InvalidField<Field extends string = string> {
  field: Field;
  text: string;
}

/** Sent by a form when a field has refused a text that was inserted at once (D64); the field keeps what it had. */
export interface TextRefusedEvent<Field extends string = string> {
  type: 'text.refused';
  invalid: InvalidField<Field>;
}

/** Action: shows why a form was refused; the field that `context.invalid` marks shows the same text. */
export function notifyInvalid({
  context,
  system,
}: {
  context: { invalid: Refusal | null };
  system: Parameters<typeof toast>[0]['system'];
}): void {
  toast({ system }, { text: context.invalid?.text ?? '' });
}
