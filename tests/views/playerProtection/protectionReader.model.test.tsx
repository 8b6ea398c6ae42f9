// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { protectionReaderModel } from '#tests/models/playerProtection/protectionReader.model.ts';
import { describeModel, type ModelStepsOf } from '#tests/support/modelRunner.ts';
import type { OpenedScreen } from '#tests/support/openScreen.tsx';
import { PROTECTION } from '#tests/support/playerProtection.ts';
import { openProtection } from './openProtection.ts';

const UNTIL = '2026-11-27 12:00:00';
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const steps: ModelStepsOf<typeof protectionReaderModel, OpenedScreen> = {
  open: () => openProtection(),
  sees: {
    coming: () => {
      expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
      expect(headings()).toContain('寻求帮助');
    },
    failed: (world) => {
      expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
      expect(headings()).toContain('寻求帮助');
      expect(world.toasts).toEqual([]);
    },
    notOffered: (world) => {
      expect(screen.getByText(/本站暂不提供这些功能.*请联系在线客服/)).toBeTruthy();
      expect(screen.queryByRole('radiogroup', { name: '限额周期' })).toBeNull();
      expect(screen.queryByRole('button', { name: '开始休息' })).toBeNull();
      expect(screen.getAllByRole('button', { name: '联系在线客服' })).toHaveLength(2);
      expect(world.toasts).toEqual([]);
    },
    shown: () => {
      for (const name of ['存款限额', '休息一下', '关闭账户', '寻求帮助']) expect(headings()).toContain(name);
      expect(screen.getByText('¥400.00')).toBeTruthy();
    },
    shownAgain: () => expect(screen.getByText('¥400.00')).toBeTruthy(),
    onBreak: () => {
      const text = `您正在休息，游戏和充值将于 ${UNTIL}（北京时间）恢复，提现不受影响`;
      expect(screen.getByText(text)).toBeTruthy();
      expect(screen.getByRole('link', { name: '提现' }).getAttribute('href')).toBe('#/withdraw');
    },
  },
  does: {
    answerComes: (world) => world.answer('read', PROTECTION),
    backendHasNoSuchCall: (world) => world.fail('read', { kind: 'rejected', code: 404, message: '' }),
    answerFails: (world) => world.fail('read', { kind: 'offline' }),
    retry: (world) => world.user.click(screen.getByRole('button', { name: '重试' })),
    leaveAndReturn: async (world) => {
      world.page().send({ type: 'page.hidden' });
      world.page().send({ type: 'page.shown' });
      await world.pass(0);
    },
    newsCome: (world) => world.answer('refresh', { ...PROTECTION, breakUntil: UNTIL }),
    newsFail: (world) => world.fail('refresh', { kind: 'timeout' }),
  },
};

describeModel('what the server keeps of a member', protectionReaderModel, steps);
