import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import {
  BrowserUrl,
  COUNT_LOTTERY,
  LEVELS,
  memberAnswer,
  openUserCenter,
  UPLOAD,
} from '#tests/views/userCenter/openUserCenter.ts';
import { expectStanding, expectToasts, NETWORK_TEXT } from '#tests/support/driver.ts';

let app: RenderedDriver;
beforeEach(() => {
  app = renderDriver();
});
afterEach(() => app.close());

test('the recovery of the lottery’s money: 用户未登录或缺少 token', async () => {
  const { data, ...answer } = memberAnswer();
  await openUserCenter(app, { ...answer, data: { ...(data as object), lottery_token: '' } });
  await app.press('button', '彩票下分');
  await expectToasts(app, '用户未登录或缺少 token');
  expect(app.calls.made(COUNT_LOTTERY)).toEqual([]);
});

describe('the way to the next VIP level (D31)', () => {
  const answerLevels = (...data: { level: number; recharge: string; flow?: string }[]) =>
    app.calls.answer(LEVELS, { code: 200, data });
  const seesProgress = (percent: number) =>
    app.look(({ progress }) => expect(progress).toEqual([`VIP进度 ${percent}`]));

  test('is a progress bar with what is required', async () => {
    await openUserCenter(app);
    await answerLevels({ level: 3, recharge: '50000' }, { level: 4, recharge: '200000' });
    await seesProgress(26);
    expect(screen.getByText('¥52,000.00 / ¥200,000.00')).toBeTruthy();
    expect(screen.getByRole('link', { name: '下一等级 VIP4' })).toBeTruthy();
  });
  test('names both requirements, since recharges alone do not raise the level', async () => {
    await openUserCenter(app);
    await answerLevels({ level: 4, recharge: '50000', flow: '900000' });
    await seesProgress(100);
    const need = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect([need('充值要求'), need('流水要求')]).toEqual(['¥52,000.00 / ¥50,000.00', '¥900,000.00']);
  });
  test.each([
    ['0', '无要求'],
    [undefined, '—'],
  ])('says of a turnover of %j: %s', async (flow, text) => {
    await openUserCenter(app);
    await answerLevels({ level: 4, recharge: '0', ...(flow !== undefined && { flow }) });
    await seesProgress(0);
    const need = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect([need('充值要求'), need('流水要求')]).toEqual(['无要求', text]);
  });
  test('ends at the top', async () => {
    await openUserCenter(app);
    await answerLevels({ level: 3, recharge: '50000' });
    await seesProgress(100);
    expect(screen.getByText('已达最高等级')).toBeTruthy();
  });
  test('can be requested again where the levels do not come', async () => {
    await openUserCenter(app);
    await app.calls.answer(LEVELS, 'lost');
    await app.press('button', '重新加载等级');
    await app.look(() => expect(app.calls.made(LEVELS)).toHaveLength(2));
  });
});

describe('the picture', () => {
  const choose = async () => {
    vi.stubGlobal('URL', BrowserUrl);
    await openUserCenter(app);
    await app.chooseFile('更换头像', { type: 'image/png', size: 1 });
  };
  // also behind the dialog of an expired login
  const showsPicture = (address: string) =>
    app.look(() => {
      const picture = screen.getByLabelText('更换头像').querySelector('img');
      expect(picture?.getAttribute('src')).toBe(address);
    });

  test('shows at once, with its progress, until the server has it', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    await choose();
    await showsPicture('blob:chosen');
    await app.look(({ progress }) => expect(progress).toContain('头像上传进度 0'));
    const bodies = sent.mock.calls.map(([, init]) => init?.body).filter((body) => body instanceof FormData);
    expect(bodies.map((body) => (body.get('file') as File).type)).toEqual(['image/png']);
    await app.calls.answer(UPLOAD, { code: 200 });
    await expectToasts(app, '头像已更新');
    await app.misses('progressbar', '头像上传进度');
  });
  test('that did not arrive is sent again, or let go', async () => {
    await choose();
    await app.calls.answer(UPLOAD, 'late');
    await app.press('button', '重新上传');
    await app.look(() => expect(app.calls.made(UPLOAD)).toHaveLength(2));
    await app.calls.answer(UPLOAD, 'lost');
    await app.look((seen) => expectStanding(seen, NETWORK_TEXT));
    await app.press('button', '取消');
    await app.misses('button', '重新上传');
  });
  test('whose login has expired is let go without a word', async () => {
    await choose();
    await app.calls.answer(UPLOAD, { code: 401 });
    await showsPicture('/art/avatar.svg');
    await app.misses('button', '重新上传');
    await expectToasts(app);
  });
});
