import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import { onePage, openAssets, record } from './openAssets.ts';

/** Height of a row in px; happy-dom's window is 768 px high. */
const ROW = 72;
const RECORDS = Array.from({ length: 10_000 }, (_, at) => record(`CK${at + 1}`, `第${at + 1}笔`));
/** Delay in ms from the last scroll event until scrolling counts as ended. */
const REST = 150;

let app: RenderedDriver;

const list = () => within(screen.getByRole('list', { name: '记录' }));
const rows = () => list().getAllByRole('listitem');
const places = () => rows().map((row) => Number(row.getAttribute('aria-posinset')));
const ascending = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

/** Scrolls until this many px of the list are above the viewport. */
async function scroll(above: number) {
  vi.spyOn(HTMLUListElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -above));
  await act(async () => window.dispatchEvent(new Event('scroll')));
}

/** Whether the window is as wide as a tablet. */
const setWide = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

describe('ten thousand records', () => {
  beforeEach(async () => {
    setWide(false);
    app = renderDriver();
    await openAssets(app, '6', onePage(...RECORDS));
  });
  afterEach(() => app.close());

  test('have in the document those that show, and four ahead of them on each side', async () => {
    // 11 rows fill the window, and one more may be partly visible
    expect(places()).toEqual(ascending(1, 20));
    await scroll(100 * ROW);
    expect(places().toSorted((a, b) => a - b)).toEqual(ascending(97, 20));
    expect(rows().map((row) => row.getAttribute('aria-setsize'))).toEqual(Array(20).fill('10000'));
    const hundredth = list().getByRole('button', { name: /^第100笔/ });
    expect(hundredth.closest('li')?.style.transform).toBe(`translateY(445.5rem)`);
  });

  test('end with the last one, however far the page is scrolled', async () => {
    await scroll(10_000 * ROW);
    await app.pass(REST);
    expect(places()).toEqual(ascending(9981, 20));
  });

  test('pass through the same elements, down and up', async () => {
    const elements = new Set(rows());
    const stays = list().getByRole('button', { name: /^第10笔/ });
    for (const above of [8, 500, 499, 3].map((row) => row * ROW)) {
      await scroll(above);
      expect(new Set(rows())).toEqual(elements);
    }
    expect(list().getByRole('button', { name: /^第10笔/ })).toBe(stays);
  });

  test('stand in their order once the list has rested', async () => {
    await scroll(9 * ROW);
    await app.pass(REST - 1);
    expect(places()).not.toEqual(ascending(6, 20));
    await app.pass(1);
    expect(places()).toEqual(ascending(6, 20));
  });

  test('keep the focus while they stay, and take it with them when they go', async () => {
    const tenth = list().getByRole('button', { name: /^第10笔/ });
    tenth.focus();
    await scroll(13 * ROW);
    expect(document.activeElement).toBe(tenth);
    await scroll(14 * ROW);
    expect(document.activeElement).toBe(document.body);
  });

  test('stand closer, a line each, in a window that becomes wide', async () => {
    setWide(true);
    act(() => void window.dispatchEvent(new Event('resize')));
    await scroll(100 * 52);
    await app.pass(REST);
    // 15 rows of 52 px fill the window
    expect(places()).toEqual(ascending(97, 24));
    const hundredth = list().getByRole('button', { name: /^第100笔/ });
    expect(hundredth.closest('li')?.style.transform).toBe(`translateY(${99 * 3.25}rem)`);
    expect(screen.getByRole('list', { name: '记录' }).style.height).toBe('32500rem');
  });
});
