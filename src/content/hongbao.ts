/** The operator's rule text of the red packet (spec 1 §2, D32), with the site's title in it. */
export function redPacketRuleText(title: string): string[] {
  return [
    '活动期间，会员累计存款达到上表对应金额，即可获得相应次数的抢红包机会；未使用的次数过期作废，不累计至次日。',
    '红包由系统自动即时派发至主账户，完成相应流水倍数后即可申请提现。',
    '存款统计时间为前一日 00:00-23:59，抢红包时间为当日 00:00-23:59，均以北京时间为准。',
    `${title}保留对本活动的修改、取消及最终解释权。`,
  ];
}

/** When there are chances again, shown where there are none. */
export const NEXT_CHANCES_TEXT = '今天充值，明天 00:00 起可抢';
