import { activities } from '#sandbox/db/memberSchema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { DAY_MS } from '#sandbox/http/beijing.ts';

/** type (1 newcomers, 2 daily, 3 VIP, 4 limited), title, memo, content */
const seeds: readonly (readonly [type: number, title: string, memo: string, content: string])[] = [
  [
    1,
    '新人首存豪礼',
    '首存最高赠 888 元',
    '<p>新会员首次存款 <b>100 元</b>以上即可申请，最高赠送 <b>888 元</b>。</p>',
  ],
  [1, '绑定有礼', '完善资料领 18 元', '<p>绑定手机、邮箱与收款账户后申请，审核通过即赠 <b>18 元</b>。</p>'],
  [
    2,
    '每日存款红包',
    '昨日充值 今日抢红包',
    '<p>昨日累计充值达标，今日 00:00-23:59 可抢红包，未使用的次数当日失效。</p>',
  ],
  [
    2,
    '电子天天返水',
    '返水最高 1.5%',
    '<p>电子游戏天天返水，无上限，次日结算。</p><ul><li>VIP1 返水 0.50%</li><li>VIP10 返水 1.50%</li></ul>',
  ],
  [2, '体育周末加赠', '周末投注返现', '<p>每周六、周日体育投注返现 5%。</p>'],
  [3, 'VIP 晋级礼金', '升级即送', '<p>每晋升一级即送礼金，最高 <b>58888 元</b>。</p>'],
  [
    3,
    '会员日红利',
    '每月 8 日 18 日 28 日',
    '<p>每月 8 日、18 日、28 日派发会员红利，等级越高红利越多。</p>',
  ],
  [4, 'USDT 充值加赠', '充值加赠 1.5%', '<p>使用 USDT 充值，每笔加赠 <b>1.5%</b>，支持 TRC20 与 ERC20。</p>'],
  [4, '捕鱼争霸赛', '总奖池 50 万', '<p>活动期间捕鱼积分前 100 名瓜分 <b>50 万</b>奖池。</p>'],
];

/** Fills the promotions; `now` in ms. */
export async function seedActivities(queries: Queries, now: number): Promise<void> {
  await queries.insert(activities).values(
    seeds.map(([type, title, memo, content], index) => ({
      type,
      title,
      memo,
      content: `${content}<h3>活动规则</h3><ol><li>每位会员限申请一次。</li><li>彩金需完成 1 倍流水方可提现。</li><li>本站保留活动最终解释权。</li></ol>`,
      banner: `/sandbox/art/activity/${encodeURIComponent(title)}.svg`,
      createdAt: now - index * DAY_MS,
    })),
  );
}
