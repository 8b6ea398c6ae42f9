import type { Page, Request } from 'playwright-core';

/**
 * Resolves when the browser is done with a request of a loaded page, or of a window that it has opened: by its answer, because the page gave it up, or
 * because another document has come, which Chromium does not tell of each request that went with the last one. To be
 * asked before any of that can be. `Response.finished()` hears of the answer's end alone, and waits for ever where
 * that never comes.
 */
export function endOfRequest(page: Page, request: Request): Promise<void> {
  const context = page.context();
  return new Promise((resolve) => {
    const end = () => {
      context.off('requestfinished', look);
      context.off('requestfailed', look);
      page.off('domcontentloaded', end);
      resolve();
    };
    const look = (other: Request) => {
      if (other === request) end();
    };
    context.on('requestfinished', look);
    context.on('requestfailed', look);
    page.on('domcontentloaded', end);
  });
}
