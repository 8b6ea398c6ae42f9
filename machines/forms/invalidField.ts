import { toast } from '#machines/root/effects.ts';

/** A field that was refused, with the text that toast and field both show (D27). */
export interface InvalidField<Field extends string = string> {
  field: Field;
  text: string;
}

/** Action: tells why a form was refused; the same words stand at the field that `context.invalid` marks. */
export function tellInvalid({
  context,
  system,
}: {
  context: { invalid: InvalidField | null };
  system: Parameters<typeof toast>[0]['system'];
}): void {
  toast({ system }, { text: context.invalid?.text ?? '' });
}
