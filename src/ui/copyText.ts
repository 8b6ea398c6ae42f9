/** Puts text on the clipboard, in old browsers by way of a selected field; false where neither works. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard on plain http and in old web views.
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr';
  // Inside an open dialog the focus is trapped, so the field goes beside the focused control.
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
  (focused.parentElement ?? document.body).append(field);
  field.focus();
  field.select();
  field.setSelectionRange(0, text.length);
  let copied = false;
  try {
    copied = document.execCommand('copy');
  } catch {
    copied = false;
  }
  field.remove();
  focused.focus();
  return copied;
}
