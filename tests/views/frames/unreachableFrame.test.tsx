import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TIME_LIMIT_MS } from '#lib/timeLimit.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

const PAGE = 'https://framed.example/room?once=1';
/** the only question to the framed host, which must not use up an address that is good for one visit */
const HOST = 'https://framed.example/';

let app: RenderedDriver;
beforeEach(() => {
  app = renderDriver();
});
afterEach(() => app.close());

const frames = [
  {
    name: '在线客服',
    open: async () => {
      await app.calls.always('/api/getservicerurl', { code: 200, data: { url: PAGE } });
      await app.open('/kefu', { hold: [HOST] });
    },
  },
  {
    name: '彩票游戏',
    open: async () => {
      await app.calls.always('/api/game-address', { code: 200, data: { addr_wap: PAGE } });
      await app.open('/LotteryGamePage?gamecode=jsks', { member: true, hold: [HOST] });
    },
  },
];

describe.each(frames)('the frame $name', ({ name, open }) => {
  const frame = () => screen.queryByTitle(name);
  const shownAddress = () => frame()?.getAttribute('src') ?? '';
  const fails = () =>
    app.look(() => {
      expect(screen.getByText('加载失败，请检查网络')).toBeTruthy();
      expect(frame()).toBeNull();
      expect(screen.getByRole('link', { name: '在新窗口打开' }).getAttribute('href')).toContain(PAGE);
    });
  const loads = () =>
    app.look(() => {
      expect(screen.getByRole('progressbar')).toBeTruthy();
      expect(shownAddress()).toContain('https://framed.example/room');
    });

  test('whose host cannot be reached fails, although its load event came, and loads again on a retry', async () => {
    await open();
    await loads();
    await app.calls.answer(shownAddress(), 'own');
    expect(screen.queryByRole('progressbar')).toBeNull();
    await app.calls.answer(HOST, 'lost');
    await fails();

    await app.press('button', '重试');
    await loads();
    await app.calls.answer(HOST, 'own');
    await app.calls.answer(shownAddress(), 'own');
    await app.pass(2 * TIME_LIMIT_MS);
    await app.look(() => expect(frame()).not.toBeNull());
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('that does not load fails at 30 s, not before', async () => {
    await open();
    await loads();
    await app.calls.answer(HOST, 'own');
    await app.pass(TIME_LIMIT_MS - 1);
    await loads();
    await app.pass(1);
    await fails();
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  });

  test('that loaded stays, where its host leaves the question open', async () => {
    await open();
    await loads();
    await app.calls.answer(shownAddress(), 'own');
    await app.pass(2 * TIME_LIMIT_MS);
    await app.look(() => expect(frame()).not.toBeNull());
  });
});

test('a policy that forbids the question tells nothing about the host', async () => {
  await frames[0]?.open();
  await app.look(() => expect(app.calls.waiting(HOST)).toBe(1));
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { blockedURI: 'https://framed.example/' }),
  );
  await app.calls.answer(HOST, 'lost');
  await app.look(() => expect(screen.queryByTitle('在线客服')).not.toBeNull());
});
