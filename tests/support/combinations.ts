/** Every combination of one value per field, to test a rule table exhaustively. */
export function combinations<Fields extends object>(choices: {
  readonly [Field in keyof Fields]: readonly Fields[Field][];
}): Fields[] {
  const fields = Object.keys(choices) as (keyof Fields)[];
  return fields.reduce<Fields[]>(
    (before, field) =>
      before.flatMap((fixed) => choices[field].map((value) => ({ ...fixed, [field]: value }))),
    [{} as Fields],
  );
}
