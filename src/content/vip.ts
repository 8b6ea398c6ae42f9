import type { VipLevel } from '#machines/kit/vip/vipLevel.ts';
import type { IconName } from '#ui/icons.ts';

/** The operator's words on the VIP page (D32). */
export const VIP_INTRO = {
  title: '尊享 VIP 特权',
  text: '累计流水与累计充值同时达标，次日自动晋级，等级越高返水越多，每月 8 日、18 日、28 日派发会员红利。',
} as const;

/** The names of the rebates in their order (spec 2 §2 /vip). */
export const REBATES: readonly {
  field: keyof Omit<VipLevel, 'level' | 'flow' | 'recharge'>;
  name: string;
  icon: IconName;
}[] = [
  { field: 'realperson', name: '真人返水', icon: 'dealer' },
  { field: 'electron', name: '电子返水', icon: 'slot' },
  { field: 'joker', name: '棋牌返水', icon: 'card' },
  { field: 'sport', name: '体育返水', icon: 'ball' },
  { field: 'lottery', name: '彩票返水', icon: 'lottery' },
  { field: 'eSport', name: '电竞返水', icon: 'trophy' },
];

export const VIP_NOTES: readonly string[] = [
  '返水按有效投注额计算，次日自动结算，可在资金明细中领取。',
  '等级以系统统计的累计流水与累计充值为准，达标后次日生效。',
  '本站保留对会员制度的解释与调整权利。',
];
