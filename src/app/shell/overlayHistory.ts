/** Adds a history entry for an overlay, so that Back closes it instead of leaving the page. */
export function pushOverlay(): void {
  // an entry reached with Forward is reused
  if (!isAtOverlay()) window.history.pushState({ overlay: true }, '');
}

/** Whether the current entry belongs to an overlay. */
export function isAtOverlay(): boolean {
  return (window.history.state as { overlay?: unknown } | null)?.overlay === true;
}
