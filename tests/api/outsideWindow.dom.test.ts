import { afterEach, describe, expect, test, vi } from 'vitest';
import { reserveWindow } from '#lib/outsideWindow.ts';

/** A window that the tap has opened. */
function openedWindow() {
  return {
    closed: false,
    opener: window as Window | null,
    document: document.implementation.createHTMLDocument(),
    close: vi.fn<() => void>(),
    location: { replace: vi.fn<(url: string) => void>() },
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a window that is opened before its address is known', () => {
  test('says what it waits for, at the width of the phone, and cannot reach the page', () => {
    const opened = openedWindow();
    vi.spyOn(window, 'open').mockReturnValue(opened as never);
    reserveWindow('正在打开支付页面…');
    expect(opened.document.title).toBe('正在打开支付页面…');
    expect(opened.document.body.textContent).toContain('正在打开支付页面…');
    expect(opened.document.documentElement.lang).toBe('zh-CN');
    expect(opened.document.querySelector('meta[name=viewport]')).toBeTruthy();
    expect(opened.opener).toBeNull();
  });

  test('gets its address, and is closed only without one', () => {
    const opened = openedWindow();
    vi.spyOn(window, 'open').mockReturnValue(opened as never);
    const reserved = reserveWindow('…');
    expect(reserved.show('https://pay.example/1')).toBe(true);
    expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith('https://pay.example/1');
    reserved.release();
    expect(opened.close).not.toHaveBeenCalled();

    reserveWindow('…').release();
    expect(opened.close).toHaveBeenCalledOnce();
  });

  test('that the browser blocks gets none', () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const reserved = reserveWindow('…');
    expect(reserved.show('https://pay.example/1')).toBe(false);
    reserved.release();
  });
});
