type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isRadio = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';

/** Every field that holds what a person typed or chose, by what stays the same when it is rendered anew. */
function fields(): Map<string, Field> {
  const found = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>('input:not([type=file]), select, textarea')) {
    // the name of a group of radios, and every id, is new with each mount
    const key = field.localName + (isRadio(field) ? ` ${field.value}` : field.name);
    let at = 0;
    while (found.has(key + String(at))) at += 1;
    found.set(key + String(at), field);
  }
  return found;
}

/** Fills a field as a person does, so that a component that keeps the value hears of it. */
function fill(field: Field, value: string): void {
  // React overrides the property of the element itself, to notice what a person types
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Notes what all fields of the document contain, and which has the focus. The returned function restores this in the
 * fields that have been rendered anew.
 */
export function keepInputs(): () => void {
  const before = [...fields()].map(([key, field]) => ({
    key,
    field,
    value: field.value,
    checked: isRadio(field) && field.checked,
    hasFocus: field === document.activeElement,
    // null for a field that has no selection
    caret: 'selectionStart' in field ? field.selectionStart : null,
  }));
  return () => {
    const now = fields();
    for (const { key, field, value, checked, hasFocus, caret } of before) {
      const renewed = now.get(key);
      if (renewed === undefined || renewed === field) continue;
      if (isRadio(renewed)) {
        if (checked && !renewed.checked) renewed.click();
      } else if (renewed.value !== value) fill(renewed, value);
      if (!hasFocus) continue;
      renewed.focus({ preventScroll: true });
      if (caret !== null && 'selectionStart' in renewed) renewed.setSelectionRange(caret, caret);
    }
  };
}
