import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPlay } from '#machines/kit/protection/playTime.ts';
import { RESULT_MS } from '#machines/playerProtection/realityCheckSetup.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import { START_MS } from '#tools/paths/steppedClock.ts';
import { aMember } from '#tests/support/samples.ts';
// loaded in advance, so that no test waits for a chunk
import '#areas/playerProtection/realityCheckFlow.tsx';
import '#areas/playerProtection/RealityCheckDialog.tsx';

const { left } = vi.hoisted(() => ({ left: [] as string[] }));
vi.mock('#lib/outsideWindow.ts', async (original) => ({
  ...(await original<object>()),
  leaveFor: (url: string) => left.push(url),
}));

const MINUTE = 60_000;
const SHELL = '/game-shell?url=https%3A%2F%2Fgames.example%2F';
const dialog = () => document.querySelector('[role=alertdialog]');
const page = (rows: object[]) => ({ code: 200, data: { data: rows, last_page: 1 } });
/** Nine minutes before the login, and ten minutes after it, in Beijing. */
const BEFORE = '2026-11-20 11:51:00';
const DURING = '2026-11-20 12:10:00';

let app: RenderedDriver;
beforeEach(async () => {
  app = renderDriver();
  await app.calls.always('/api/gettransrecord', page([]));
  await app.calls.always(
    '/api/betrecord',
    page([
      { bet_amount: '50', bet_time: DURING, win_loss: '-50.00', state: 1, bet_id: '2', Code: '1' },
      { bet_amount: '9', bet_time: BEFORE, win_loss: '900.00', state: 1, bet_id: '1', Code: '1' },
    ]),
  );
});
afterEach(() => app.close());

/** Opens a location as a member who has played for 59 minutes. */
async function comeTo(location: string) {
  const play = { ...newPlay(START_MS), played: 59 * MINUTE };
  window.sessionStorage.setItem('play', JSON.stringify(play));
  await app.open(location, { member: true, user: aMember({ username: 'demo888' }) });
}

test('a game of ours is counted, and the dialog shows what the records of the session say', async () => {
  await comeTo(SHELL);
  await app.pass(MINUTE - 1000);
  expect(dialog()).toBeNull();
  await app.pass(1000 + RESULT_MS);
  await app.look(() => expect(dialog()?.textContent).toContain('投注输赢-¥50.00'));
  expect(dialog()?.textContent).toContain('您本次登录已游戏 1小时00分钟');
  await app.press('button', '继续');
  await app.look(() => expect(dialog()).toBeNull());
});

test('records that cannot be read are said to be so, and a break leads home without the extension', async () => {
  await app.calls.always('/api/gettransrecord', { code: 500 });
  await app.calls.always('/api/player-protection', { code: 404 });
  await comeTo(SHELL);
  await app.pass(MINUTE + RESULT_MS);
  await app.look(() => expect(dialog()?.textContent).toContain('资金记录暂时无法读取'));
  await app.press('button', '休息一下');
  await app.look(() => expect(window.location.hash).toBe('#/'));
  await app.look(() => expect(dialog()).toBeNull());
});

test('a game outside of the app is counted from the moment the app is left for it to the return', async () => {
  await app.calls.always('/api/getGameUrl', { code: 200 });
  await app.calls.always('/api/getGameUrlResult', { code: 200, data: { url: 'https://games.example/1' } });
  await comeTo('/gamePage?name=pp&type=6&code=vs20fruit');
  await app.pass(2000);
  await app.look(() => expect(left).toEqual(['https://games.example/1']));
  const play = JSON.parse(window.sessionStorage.getItem('play') ?? '{}') as { since: number };
  expect(play.since).toBeGreaterThan(START_MS);
  expect(dialog()).toBeNull();
  await app.pass(MINUTE);
  await app.goTo('/');
  await app.pass(RESULT_MS);
  await app.look(() => expect(dialog()?.textContent).toContain('1小时00分钟'));
});
