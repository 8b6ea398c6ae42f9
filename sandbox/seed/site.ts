import { banners, notices, tickers, vipLevels } from '#sandbox/db/schema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { DAY_MS } from '#sandbox/http/beijing.ts';
import { setAppInfo } from '#sandbox/site/appInfo.ts';

export const SITE_TITLE = '流金娱乐';

const webcontent = `<p>全新移动端盛大上线，每日提现最高 <b>2000 万</b>，单笔投注最高 <b>200 万</b>，取款约 <b>30 分钟</b>到账。</p>
<ul><li>每月 8 日、18 日、28 日派发会员红利</li><li>支持 USDT 与数字货币充值提现</li><li>昨日充值，今日即可抢红包</li></ul>
<p>如遇任何问题，请联系 7×24 小时在线客服。</p>`;

const ticker = [
  `欢迎来到${SITE_TITLE}！每日提现最高 2000 万，单笔投注最高 200 万。`,
  '取款约 30 分钟到账，7×24 小时在线客服为您服务。',
  '每月 8 日、18 日、28 日派发会员红利，敬请留意。',
  'USDT 充值通道已全面升级，支持 TRC20 与 ERC20 协议。',
  '昨日累计充值达标，今日 00:00-23:59 可抢红包，未使用的次数当日失效。',
  '请认准官方网址，谨防假冒；客服不会索要您的密码与支付密码。',
];

const notice: readonly (readonly [title: string, content: string])[] = [
  [
    '数字货币充值通道升级公告',
    '<p>TRC20 与 ERC20 通道已完成升级，到账时间缩短至 <b>3 分钟</b>以内。请按页面显示的地址充值。</p>',
  ],
  [
    '会员红利派发通知',
    '<p>每月 <b>8 日、18 日、28 日</b>派发会员红利，VIP 等级越高红利越丰厚。</p><p>红利将自动派发至主账户。</p>',
  ],
  ['电子游戏平台例行维护', '<p>AE 电子将于周三 09:00-11:00 例行维护，期间暂停转账，敬请谅解。</p>'],
  [
    '安全提醒：谨防假冒客服',
    '<p>客服不会以任何理由索要您的登录密码与支付密码。请定期修改密码，保护账户安全。</p>',
  ],
  [
    '红包活动开启',
    '<p>昨日累计充值达标即可参与，每日 <b>00:00-23:59</b>（北京时间）开抢，未使用的次数当日失效。</p>',
  ],
  ['隔夜利息说明', '<p>余额隔夜年化收益高达 <b>18%</b>，每日结算，次日派发。</p>'],
];

/** level, cumulative turnover and recharge, rebates in percent: live, slots, board, sports, lottery, e-sports */
const levels: readonly (readonly [number, number, number, ...string[]])[] = [
  [1, 0, 1_000, '0.40', '0.50', '0.40', '0.40', '0.10', '0.40'],
  [2, 100_000, 10_000, '0.50', '0.60', '0.50', '0.50', '0.10', '0.50'],
  [3, 500_000, 50_000, '0.55', '0.70', '0.55', '0.55', '0.12', '0.55'],
  [4, 2_000_000, 200_000, '0.60', '0.80', '0.60', '0.60', '0.14', '0.60'],
  [5, 5_000_000, 500_000, '0.65', '0.90', '0.65', '0.65', '0.16', '0.65'],
  [6, 10_000_000, 1_000_000, '0.70', '1.00', '0.70', '0.70', '0.18', '0.70'],
  [7, 30_000_000, 3_000_000, '0.75', '1.10', '0.75', '0.75', '0.20', '0.75'],
  [8, 80_000_000, 8_000_000, '0.80', '1.20', '0.80', '0.80', '0.22', '0.80'],
  [9, 200_000_000, 20_000_000, '0.85', '1.30', '0.85', '0.85', '0.24', '0.85'],
  [10, 500_000_000, 50_000_000, '0.90', '1.50', '0.90', '0.90', '0.26', '0.90'],
];

/** App info, banners, notices and VIP levels; `now` in ms dates the notices. */
export async function seedSite(queries: Queries, now: number): Promise<void> {
  await setAppInfo(queries, {
    title: SITE_TITLE,
    name: SITE_TITLE,
    version: '1.0.0',
    site_state: 1,
    repair_tips: '系统正在升级维护，预计今日 18:00 前恢复，给您带来不便敬请谅解。',
    redpacket_switch: 1,
    index_modal: 1,
    webcontent,
    sms_open: 1,
    ios_download_url: '/sandbox/download',
  });
  await queries
    .insert(banners)
    .values([1, 2, 3, 4].map((number) => ({ type: 2, src: `/sandbox/art/banner/${number}.svg` })));
  await queries.insert(banners).values({ type: 1, src: '/sandbox/art/banner/5.svg' });
  await queries.insert(tickers).values(ticker.map((text) => ({ text })));
  await queries
    .insert(notices)
    .values(notice.map(([title, content], age) => ({ title, content, createdAt: now - age * 2 * DAY_MS })));
  await queries.insert(vipLevels).values(
    levels.map(
      ([
        level,
        flow,
        recharge,
        realperson = '',
        electron = '',
        joker = '',
        sport = '',
        lottery = '',
        eSport = '',
      ]) => ({
        level,
        flow,
        recharge,
        realperson,
        electron,
        joker,
        sport,
        lottery,
        eSport,
      }),
    ),
  );
}
