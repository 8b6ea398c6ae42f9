/** Copies a text to the clipboard, in old browsers by execCommand; false if neither works. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard API on plain http and in old web views.
  }
  return copyNow(text);
}

/** Copies a text before it returns, for a tap that goes on to another window; false if the browser refuses. */
export function copyNow(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr';
  // An open dialog traps the focus, so the field is added next to the focused control.
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
