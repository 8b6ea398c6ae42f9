import { describe, expect, test } from 'vitest';
import { createResourceMachine } from '#machines/kit/resource/resource.machine.ts';
import { avatarUploadMachine, type AvatarUpload } from '#machines/userCenter/avatarUpload.machine.ts';
import { gamesRecoveryMachine } from '#machines/userCenter/gamesRecovery.machine.ts';
import { PICTURE_MAX_BYTES } from '#machines/userCenter/pictureRules.ts';
import { userCenterMachine } from '#machines/userCenter/userCenter.machine.ts';
import type { VipLevel } from '#machines/kit/vip/vipLevel.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

const PICTURE = new Blob(['x'], { type: 'image/webp' });
const memberToast = (text: string) => ({ type: 'toast.show', text });

function openPage(masked = false) {
  const calls = new CallScript();
  const stored: boolean[] = [];
  const games = calls.bind(gamesRecoveryMachine);
  const levels = createResourceMachine<VipLevel[]>('levels', calls.promise<VipLevel[]>());
  const harness = createHarness({
    machine: userCenterMachine.provide({
      actors: { games, levels },
      actions: { storeMask: (_, params) => void stored.push(params.masked) },
    }),
    input: { masked },
    calls,
  });
  return {
    ...harness,
    stored,
    state: () => harness.subject.getSnapshot().value.balance,
    flows() {
      const { avatar, games, lottery, levels, holdings } = harness.subject.getSnapshot().children;
      if (!avatar || !games || !lottery || !levels || !holdings)
        throw new Error('A flow of the page is missing');
      return { avatar, games, lottery, levels, holdings };
    },
  };
}

describe('the balance on the user centre (spec 2 §2)', () => {
  test.each([
    [true, 'masked'],
    [false, 'shown'],
  ])('was it masked? %s: it is %s, and nothing is stored', (masked, state) => {
    const page = openPage(masked);
    expect([page.state(), page.stored]).toEqual([state, []]);
    page.stop();
  });

  test('each press masks or shows it, and is remembered', async () => {
    const page = openPage();
    await page.send({ type: 'balance.mask' });
    expect([page.state(), page.stored]).toEqual(['masked', [true]]);
    await page.send({ type: 'balance.show' });
    expect([page.state(), page.stored]).toEqual(['shown', [true, false]]);
    page.stop();
  });
});

describe('the flows of the user centre', () => {
  test('are actors of their own names', () => {
    const page = openPage();
    expect(Object.entries(page.flows()).map(([name, { id }]) => [name, id])).toEqual(
      ['avatar', 'games', 'lottery', 'levels', 'holdings'].map((name) => [name, name]),
    );
    page.stop();
  });

  test('coming back requests the member and the levels again (D4)', async () => {
    const page = openPage();
    await page.calls.answer('load', []);
    expect(page.sent.session).toEqual([]);
    await page.send({ type: 'page.shown' });
    expect(page.sent.session).toEqual([{ type: 'profile.refresh' }]);
    expect(page.calls.waiting('refresh')).toHaveLength(1);
    page.stop();
  });

  test('one press brings back what the money outside consists of', async () => {
    const page = openPage();
    await page.send({ type: 'collection.started', parts: ['games'] });
    expect(page.calls.waiting('send').map(({ input }) => input)).toEqual([{ intent: null, key: 'key-1' }]);
    expect(page.toasts()).toEqual([]);
    await page.send({ type: 'collection.started', parts: ['lottery'] });
    expect(page.toasts()).toEqual(['用户未登录或缺少 token']);
    page.stop();
  });

  test('a recovery is sent under a key of the page', async () => {
    const page = openPage();
    page.flows().games.send({ type: 'recover' });
    expect(page.calls.waiting('send').map(({ input }) => input)).toEqual([{ intent: null, key: 'key-1' }]);
    page.stop();
  });

  test('a lottery recovery without a token is reported and not sent', async () => {
    const page = openPage();
    page.flows().lottery.send({ type: 'transfer' });
    await page.pass(0);
    expect(page.toasts()).toHaveLength(1);
    expect(page.flows().lottery.getSnapshot().status).toBe('active');
    page.stop();
  });
});

describe('where and how the recovery of the games’ money is reported', () => {
  async function recovered(message: string) {
    const page = openPage();
    page.flows().games.send({ type: 'recover' });
    await page.calls.answer('send', message);
    return page;
  }
  test.each([
    ['下分完成', '下分完成'],
    ['', '游戏下分成功'],
  ])('the server says “%s”: “%s”', async (message, text) => {
    const page = await recovered(message);
    expect(page.sent.toasts).toEqual([memberToast(text)]);
    page.stop();
  });

  test('it is busy until the money is counted', async () => {
    const page = await recovered('');
    expect(page.flows().games.getSnapshot().hasTag('busy')).toBe(true);
    await page.calls.fail('refreshMoney', { kind: 'offline' });
    expect(page.flows().games.getSnapshot().hasTag('busy')).toBe(false);
    page.stop();
  });

  test('it is busy again when it is sent again', async () => {
    const page = openPage();
    const { games } = page.flows();
    games.send({ type: 'recover' });
    await page.calls.fail('send', { kind: 'timeout' });
    expect(games.getSnapshot().hasTag('busy')).toBe(false);
    games.send({ type: 'recover' });
    expect(games.getSnapshot().hasTag('busy')).toBe(true);
    page.stop();
  });
});

describe('where and how the picture is reported', () => {
  function openAvatar() {
    const calls = new CallScript();
    const machine = calls.bind(avatarUploadMachine);
    return createHarness({ machine, calls });
  }
  const choose = (picture: Blob) => ({ type: 'picture.chosen', picture }) as const;

  test('all of it by toasts of the member area', async () => {
    const page = openAvatar();
    await page.send(choose(new Blob([new Uint8Array(PICTURE_MAX_BYTES + 1)], { type: 'image/png' })));
    await page.send(choose(PICTURE));
    await page.calls.fail('upload', { kind: 'rejected', code: 400, message: '' });
    await page.send({ type: 'upload.retried' });
    await page.calls.answer('upload');
    expect(page.sent.toasts).toEqual([
      memberToast('图片不能超过5MB'),
      memberToast('头像上传失败，请稍后重试'),
      memberToast('头像已更新'),
    ]);
    page.stop();
  });

  test('a retry counts from nothing', async () => {
    const page = openAvatar();
    await page.send(choose(PICTURE));
    (page.calls.latest('upload').input as AvatarUpload).receiver.send({
      type: 'upload.progressed',
      percent: 50,
    });
    await page.calls.fail('upload', { kind: 'timeout' });
    await page.send({ type: 'upload.retried' });
    expect(page.subject.getSnapshot().context).toEqual({ picture: PICTURE, percent: 0, refusal: null });
    page.stop();
  });
});
