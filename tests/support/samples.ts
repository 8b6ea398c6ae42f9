import type { AnswerBody } from '#tests/support/answerBody.ts';
import type { GameEntry } from '#machines/kit/games/gameEntry.ts';
import type { RegisterValues } from '#machines/register/registerRules.ts';
import type { UserInfo } from '#machines/app/session/userInfo.ts';
import type { AppInfo } from '#machines/app/site/appInfo.ts';

/** A member; `changes` contains what a test depends on. */
export function aMember(changes: Partial<UserInfo> = {}): UserInfo {
  return {
    username: 'player88',
    avatar: '',
    balance: '128.50',
    mbalance: '0.00',
    vip: 1,
    vipname: 'VIP1',
    paysum: '0.00',
    realname: '张三',
    mobile: '13800000000',
    email: '',
    birthday: '',
    isagent: 0,
    transferstatus: 1,
    withdrawcashfee: '0',
    withdrawfeeusdttrc: '0',
    withdrawusdtrate: '6.36',
    usdtrate: '6.36',
    hasLotteryToken: true,
    ...changes,
  };
}

/** An open site with all options off. */
export function aSite(changes: Partial<AppInfo> = {}): AppInfo {
  return {
    title: '流金娱乐',
    open: true,
    repairTips: '',
    redPacketOpen: false,
    redPacketIcon: false,
    welcomeOpen: false,
    webContent: '',
    smsOpen: false,
    name: '',
    version: '',
    iosDownloadUrl: '',
    ...changes,
  };
}

/** The data of a game tile. */
export function aGame(changes: Partial<GameEntry> = {}): GameEntry {
  return { title: '水果派对', platform: 'pp', type: 6, code: 'vs20fruit', ...changes };
}

/** Valid registration values, with and without an SMS code. */
export function aRegistration(changes: Partial<RegisterValues> = {}): RegisterValues {
  return {
    name: 'player88',
    phone: '13800000000',
    smsCode: '123456',
    realname: '张三',
    password: 'secret123',
    password_confirmation: 'secret123',
    invite_code: '',
    ...changes,
  };
}

/** The default invite-code pattern (D29). */
export const INVITE_CODE = /^[A-Za-z0-9]{4,16}$/;

/** A response with a list of these notices. */
export const noticeList = (...ids: number[]): AnswerBody => ({
  code: 200,
  data: {
    data: ids.map((id) => ({
      id,
      title: `公告${id}`,
      content: `<p>内容${id}</p>`,
      created_at: '2026-11-20 12:00:00',
    })),
  },
});
