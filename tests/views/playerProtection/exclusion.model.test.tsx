// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Protection } from '#machines/playerProtection/protection.ts';
import type { ProtectionChange } from '#machines/playerProtection/protectionChange.ts';
import { exclusionModel } from '#tests/models/playerProtection/exclusion.model.ts';
import { describeModel, type ModelStepsOf } from '#tests/support/modelRunner.ts';
import type { OpenedScreen } from '#tests/support/openScreen.tsx';
import { PROTECTION } from '#tests/support/playerProtection.ts';
import { openProtection } from './openProtection.ts';
// fetched ahead, so that no test waits for a chunk
import '#features/playerProtection/ConfirmationDialog.tsx';

/** What tells a break from a closing. */
interface Kind {
  /** what is chosen */
  length: string;
  ask: string;
  title: string;
  confirm: string;
  /** what the question says before */
  warning: RegExp;
  word: string;
  change: ProtectionChange;
  kept: Partial<Protection>;
  done: string;
  shown: RegExp;
}

const rest: Kind = {
  length: '7天',
  ask: '开始休息',
  title: '开始休息',
  confirm: '开始休息',
  warning: /从现在起 7天 内.*提现照常/,
  word: '',
  change: { action: 'break', days: 7 },
  kept: { breakUntil: '2026-11-27 12:00:00' },
  done: '休息已开始，游戏和充值已暂停',
  shown: /您正在休息.*2026-11-27 12:00:00（北京时间）/,
};

const closing: Kind = {
  length: '1年',
  ask: '关闭账户',
  title: '关闭账户',
  confirm: '确认关闭',
  warning: /当前余额 ¥.*仍属于您.*提现/,
  word: '关闭账户',
  change: { action: 'close', months: 12 },
  kept: { closedUntil: '2027-11-20 12:00:00' },
  done: '账户已关闭，您仍可登录并提现',
  shown: /您的账户已关闭至 2027-11-20 12:00:00（北京时间）/,
};

function playOf(kind: Kind): ModelStepsOf<typeof exclusionModel, OpenedScreen> {
  const dialog = () => within(screen.getByRole('alertdialog', { name: kind.title }));
  const confirm = () => dialog().getByRole<HTMLButtonElement>('button', { name: kind.confirm });
  const gone = () => expect(screen.queryByRole('alertdialog', { name: kind.title })).toBeNull();
  const press = (world: OpenedScreen, name: string) =>
    world.user.click(dialog().getByRole('button', { name }));
  return {
    open: async () => {
      const world = await openProtection();
      await world.answer('read', PROTECTION);
      await world.user.click(screen.getByRole('radio', { name: kind.length }));
      return world;
    },
    sees: {
      open: (world) => {
        gone();
        expect(world.calls.count('send')).toBe(0);
      },
      asked: (world) => {
        expect(dialog().getByText(kind.warning)).toBeTruthy();
        expect(confirm().disabled).toBe(kind.word !== '');
        expect(world.calls.count('send')).toBe(0);
      },
      agreed: (world) => {
        expect(confirm().disabled).toBe(false);
        expect(world.calls.count('send')).toBe(0);
      },
      sending: (world) => {
        expect(confirm().getAttribute('aria-busy')).toBe('true');
        expect(world.calls.made.filter(({ id }) => id === 'send').map(({ input }) => input)).toMatchObject([
          { intent: kind.change, key: 'key-1' },
        ]);
      },
      keptAway: (world) => {
        gone();
        expect(world.toasts.at(-1)).toBe(kind.done);
        expect(screen.getByText(kind.shown)).toBeTruthy();
      },
      toldRefusal: (world) => {
        gone();
        expect(world.toasts.at(-1)).toBe('不能缩短');
        expect(world.calls.waiting('refresh')).toHaveLength(1);
      },
      lookingAgain: (world) => {
        gone();
        expect(world.toasts.at(-1)).toBe('网络错误，请稍后重试');
        expect(world.calls.waiting('refresh')).toHaveLength(1);
      },
    },
    does: {
      ask: async (world) => {
        await world.user.click(screen.getByRole('button', { name: kind.ask }));
        await screen.findByRole('alertdialog', { name: kind.title });
      },
      thinkAgain: (world) => press(world, '再想想'),
      agree: async (world) => {
        if (kind.word !== '') await world.user.type(dialog().getByRole('textbox'), kind.word);
      },
      agreeAgain: (world) => press(world, kind.confirm),
      confirm: (world) => press(world, kind.confirm),
      serverTakes: (world) => world.answer('send', { ...PROTECTION, ...kind.kept }),
      serverRefuses: (world) => world.fail('send', { kind: 'rejected', code: 400, message: '不能缩短' }),
      answerIsLost: (world) => world.fail('send', { kind: 'offline' }),
    },
  };
}

describeModel('a break', exclusionModel, playOf(rest));
describeModel('the closing of the account', exclusionModel, playOf(closing));
