/** Told to a page by its host: someone is looking at it, or nobody is any longer. */
export type PageShownEvent = { type: 'page.shown' } | { type: 'page.hidden' };

/** What a flow knows of it that tells a result differently where nobody sees its screen. */
export interface PageShown {
  shown: boolean;
}

/** Guard: is someone looking at the page? */
export function isShown({ context }: { context: PageShown }): boolean {
  return context.shown;
}

/** What `page.shown` and `page.hidden` change in the context; for an `assign` of the flow's setup. */
export function shownBy({ event }: { event: { type: string } }): PageShown {
  return { shown: event.type === 'page.shown' };
}
