import { escaped } from '#tools/coverage/escaped.ts';
import type { ListedModel } from '#tools/paths/models.ts';
import { summaryOf, type Board } from './page.ts';
import type { Setting } from './picture.ts';

/** The page that links to every storyboard and lists the models without browser steps. */
export function indexOf(
  boards: readonly Board[],
  models: readonly ListedModel[],
  { browser, fonts }: Setting,
): string {
  const rows = boards.map(
    (board) =>
      `<li><a href="${escaped(board.story.name)}.html">${escaped(board.story.name)}</a>: ${escaped(board.story.purpose)} ${escaped(summaryOf(board).join(' '))}${board.pictured.failures.size > 0 ? ` <strong>${board.pictured.failures.size} paths failed.</strong>` : ''}</li>`,
  );
  const without = models.filter(({ name }) => !boards.some(({ story }) => story.name === name));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Storyboards</title><style>:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:0 auto;padding:1.5rem 1rem}li{margin:.5rem 0}</style></head><body>
<h1>Storyboards</h1><p>Taken in Chromium ${escaped(browser)}, fonts ${escaped(fonts)}.</p>
<ul>${rows.join('\n')}</ul>
<h2>Models without steps for a browser</h2><p>${escaped(without.map(({ name }) => name).join(', '))}</p>
</body></html>
`;
}
