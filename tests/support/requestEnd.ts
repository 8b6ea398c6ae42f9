import type { Page, Request } from 'playwright-core';

/**
 * Resolves when a request of a loaded page, or of a window that it opened, has ended: it was answered or aborted, or
 * another document was loaded, in which case Chromium does not report every request of the previous one. Call it before
 * any of these can happen. `Response.finished()` only resolves at the end of a response, and never if there is none.
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
