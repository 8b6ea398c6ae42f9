import { toast } from '#machines/root/effects.ts';

/** A refused field, with the text that both the toast and the field show (D27). */
export interface InvalidField<Field extends string = string> {
  field: Field;
  text: string;
}

/** Action: shows why a form was refused; the field that `context.invalid` marks shows the same text. */
export function notifyInvalid({
  context,
  system,
}: {
  context: { invalid: InvalidField | null };
  system: Parameters<typeof toast>[0]['system'];
}): void {
  toast({ system }, { text: context.invalid?.text ?? '' });
}
