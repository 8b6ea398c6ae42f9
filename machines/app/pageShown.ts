/** Sent to a page by its host: the page is shown or hidden. */
export type PageShownEvent = { type: 'page.shown' } | { type: 'page.hidden' };

/** The context of a flow that reports a result differently while its screen is hidden. */
export interface PageShown {
  shown: boolean;
}

/** Guard: is the page shown? */
export function isShown({ context }: { context: PageShown }): boolean {
  return context.shown;
}

/** The context change of `page.shown` and `page.hidden`, for an `assign` in the flow's setup. */
export function shownBy({ event }: { event: { type: string } }): PageShown {
  return { shown: event.type === 'page.shown' };
}
