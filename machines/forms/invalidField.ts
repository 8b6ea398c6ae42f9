/** A field that was refused, with the text that toast and field both show (D27). */
export interface InvalidField<Field extends string = string> {
  field: Field;
  text: string;
}
