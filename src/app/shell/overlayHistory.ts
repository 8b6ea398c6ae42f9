/** Adds an entry for something laid over the page, so that Back closes it instead of leaving the page. */
export function pushOverlay(): void {
  // one that Forward has led to serves again
  if (!isAtOverlay()) window.history.pushState({ overlay: true }, '');
}

/** Whether the current entry is that of something laid over the page. */
export function isAtOverlay(): boolean {
  return (window.history.state as { overlay?: unknown } | null)?.overlay === true;
}
