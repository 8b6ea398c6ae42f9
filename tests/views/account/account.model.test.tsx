// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { AccountScreen } from '#features/account/AccountScreen.tsx';
import { accountView } from '#features/account/accountView.ts';
import { accountMachine } from '#machines/account/account.machine.ts';
import type { UserInfo } from '#machines/session/userInfo.ts';
import { accountModel } from '#tests/models/account/account.model.ts';
import { describeModel, type ModelStepsOf } from '#tests/support/modelRunner.ts';
import { MEMBER, openScreen, type OpenedScreen } from '#tests/support/openScreen.tsx';

/** The page's own call; the session asks for the same info by `fetchUser`, which here waits for ever. */
const CALL = 'fetchUser';
const settings = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')].join(' '));
const COMMON = [
  '登录密码 #/resetPasswordNew',
  '手机号码 #/modifyPhone',
  '支付密码 #/modifyPayPassword',
  '邮箱 #/modifyEmail',
  '生日 #/modifyBirthday',
  '收款账户 #/bankCard',
  '优惠活动 #/activeList',
  '申请记录 #/applyagentList',
];
const own = ({ calls }: OpenedScreen) => calls.waiting(CALL).at(-1);
const answer = (user: UserInfo) => async (world: OpenedScreen) => {
  own(world)?.resolve(user);
  await world.pass(0);
};

const steps: ModelStepsOf<typeof accountModel, OpenedScreen> = {
  open: () =>
    openScreen({
      Screen: AccountScreen,
      view: accountView,
      logic: (calls) => accountMachine.provide({ actors: { fetchUser: calls.promise<UserInfo>() } }),
      location: '/accountCenter',
      member: true,
      user: null,
    }),
  sees: {
    waiting: () => {
      expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
      expect(settings()).toEqual(COMMON);
      expect(screen.queryByText('未绑定')).toBeNull();
    },
    failed: (world) => {
      expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
      expect(screen.queryAllByRole('link')).toEqual([]);
      expect(world.toasts).toEqual([]);
    },
    settings: () => {
      expect(document.querySelector('[aria-busy=true]')).toBeNull();
      expect(settings()).toEqual([...COMMON, '申请代理 #/applyagent']);
      expect(screen.getByText('张三')).toBeTruthy();
      expect(screen.getByText('138****0000')).toBeTruthy();
      expect(screen.getAllByText('未绑定')).toHaveLength(1);
    },
    settingsOfAnAgent: () => expect(settings()).toEqual([...COMMON, '代理登录 #/gamePage?dailiD=1']),
    leftToTheDialog: (world) => expect(world.toasts).toEqual([]),
  },
  does: {
    infoArrives: answer({ ...MEMBER, isagent: 0 }),
    infoOfAnAgentArrives: answer({ ...MEMBER, isagent: 1 }),
    infoFails: async (world) => {
      own(world)?.reject({ kind: 'offline' });
      await world.pass(0);
    },
    retry: (world) => world.user.click(screen.getByRole('button', { name: '重试' })),
    loginHasExpired: async (world) => {
      own(world)?.reject({ kind: 'expired', message: '' });
      await world.pass(0);
    },
  },
};

describeModel('the account settings', accountModel, steps);
