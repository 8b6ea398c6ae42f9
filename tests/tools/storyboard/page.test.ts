import { describe, expect, test } from 'vitest';
import { keptDrawing } from '#tools/charts/keptDrawings.ts';
import { flowOf } from '#app/inspector/flow.ts';
import { compared } from '#tools/storyboard/accepted.ts';
import { pageOf, summaryOf, type Board } from '#tools/storyboard/page.ts';
import { doorModel, doorStory, pictureOf } from './samples.ts';

const chart = flowOf(doorModel);
const boardOf = (changes: Partial<Board> = {}): Board => ({
  story: doorStory,
  pictured: {
    shots: new Map([
      ['closed', { picture: pictureOf(9), strip: 0, moment: 0 }],
      ['wideOpen', { picture: pictureOf(200), strip: 0, moment: 1 }],
    ]),
    unseen: new Map(),
    failures: new Map([[1, 'No <key>']]),
  },
  comparison: null,
  note: '',
  ...changes,
});
const page = async (board: Board) => pageOf(board, chart, await keptDrawing(chart));
const parts = async (board: Board) => (await page(board)).split('<section>');

describe('the page', () => {
  test('shows each state where it was met first, and leads there from where it is met again', async () => {
    const [, first = '', second = ''] = await parts(boardOf());
    expect(first.match(/<figcaption>[^<]*|class="does">[^<]*/g)).toEqual([
      '<figcaption>closed',
      'class="does">pull',
      '<figcaption>wide open',
    ]);
    expect(second).toContain('<a class="known" href="#state-closed">closed</a>');
    expect(second).toContain('<span class="gap">locked: no picture</span>');
    expect(second).toContain('Failed: No &lt;key&gt;');
  });

  test('lists the states that no path shows', async () => {
    const last = (await parts(boardOf())).at(-1);
    expect(last).toContain('<li>locked: path 2 failed before it</li><li>broken: no path leads there</li>');
  });

  test('lights the states that have a picture in the drawing', async () => {
    const lit = (await page(boardOf())).match(/class="s s\d+ lit"/g);
    expect(lit).toEqual(['class="s s1 lit"', 'class="s s2 lit"']);
  });

  test('opens from a file, offline', async () => {
    const text = await page(boardOf());
    expect(text.match(/(?:src|href)="(?!data:image\/png;base64,|#)[^"]*"|url\(|@import/g)).toBeNull();
  });

  test('shows accepted, now and difference of what has changed', async () => {
    const accepted = new Map([
      ['closed', pictureOf(9, { black: 3 })],
      ['locked', pictureOf(1)],
    ]);
    const now = new Map([
      ['closed', pictureOf(255)],
      ['wideOpen', pictureOf(200)],
    ]);
    const board = boardOf({ comparison: compared(now, accepted) });
    const [, first = ''] = await parts(board);
    expect(first).toContain('<figcaption>closed: 32 pixels differ</figcaption>');
    expect(first.match(/<figcaption>(?:accepted|now|difference)/g)).toHaveLength(3);
    expect(first).toContain('<figcaption>wide open (new)</figcaption>');
    expect(summaryOf(board)).toEqual([
      '2 of 4 states have a picture.',
      'Changed since accepted: closed.',
      'New: wide open.',
      'Accepted, but gone: locked.',
    ]);
  });

  test('says why nothing was compared', () => {
    expect(summaryOf(boardOf({ note: 'Not compared: other fonts.' }))).toContain(
      'Not compared: other fonts.',
    );
  });
});
