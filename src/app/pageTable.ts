import type { PageModule } from '#hooks/definePage.ts';
import { requestEarly } from '#boot/earlyRequest.ts';
import { searchPart } from '#lib/hashLocation.ts';
import { launchPurpose } from '#machines/game/launchPurpose.ts';
import { routeOf, type RoutePath } from '#machines/app/navigation/routes.ts';

// called before each `import()` below by the build (tools/build/pageFiles.ts)
export { preloadFiles } from '#boot/preloadFiles.ts';

/** A page's title and its chunk. */
export interface PageEntry {
  /** the level-1 heading */
  title: string;
  /** the level-1 heading by the query, before `title` */
  titleBy?: (query: URLSearchParams) => string | null;
  load: () => Promise<{ page: PageModule }>;
}

/** What `/gamePage` is called where no game has a name. */
const LAUNCH_TITLES = { game: null, agent: '代理登录', service: '在线客服' } as const;

/**
 * Every page but home, which stands in the entry. A chunk of its own: the titles and the names of all chunks
 * would weigh on the first screen.
 */
export const pageTable: Readonly<Record<Exclude<RoutePath, '/'>, PageEntry>> = {
  '/login': { title: '登录', load: () => import('#areas/login/login.page.ts') },
  '/register': { title: '注册', load: () => import('#areas/register/register.page.ts') },
  '/gamePage': {
    title: '进入游戏',
    titleBy: (query) =>
      query.get('title') ?? query.get('name') ?? LAUNCH_TITLES[launchPurpose(query.get('dailiD'))],
    load: () => import('#areas/game/game.page.ts'),
  },
  '/LotteryGamePage': { title: '彩票游戏', load: () => import('#areas/lottery/lottery.page.ts') },
  '/games': { title: '电子游戏', load: () => import('#areas/games/games.page.ts') },
  '/hongbao': { title: '抢红包', load: () => import('#areas/redPacket/redPacket.page.ts') },
  '/game-shell': { title: '游戏', load: () => import('#areas/gameShell/gameShell.page.ts') },
  '/about': { title: '关于我们', load: () => import('#areas/about/about.page.ts') },
  '/faq': { title: '帮助中心', load: () => import('#areas/faq/faq.page.ts') },
  '/kefu': { title: '在线客服', load: () => import('#areas/customerService/customerService.page.ts') },
  '/userCenter': { title: '个人中心', load: () => import('#areas/userCenter/userCenter.page.ts') },
  '/deposit': {
    title: '充值',
    load: () => {
      // without the methods the page has nothing to show
      requestEarly('/api/get_pay_way');
      return import('#areas/deposit/deposit.page.ts');
    },
  },
  '/withdraw': { title: '提现', load: () => import('#areas/withdraw/withdraw.page.ts') },
  '/assets': { title: '资金明细', load: () => import('#areas/assets/assets.page.ts') },
  '/welfare': { title: '福利中心', load: () => import('#areas/welfare/welfare.page.ts') },
  '/accountCenter': { title: '账户设置', load: () => import('#areas/account/account.page.ts') },
  '/resetPasswordNew': {
    title: '修改登录密码',
    load: () => import('#areas/password/loginPassword.page.tsx'),
  },
  '/modifyPayPassword': {
    title: '修改支付密码',
    load: () => import('#areas/password/fundPassword.page.tsx'),
  },
  '/modifyPhone': { title: '绑定手机', load: () => import('#areas/contact/phone.page.ts') },
  '/modifyBirthday': { title: '我的生日', load: () => import('#areas/contact/birthday.page.ts') },
  '/modifyEmail': { title: '绑定邮箱', load: () => import('#areas/contact/email.page.ts') },
  '/bankCard': { title: '收款账户', load: () => import('#areas/payoutAccounts/payoutAccounts.page.ts') },
  '/addBankCard': { title: '添加银行卡', load: () => import('#areas/payoutAccounts/addBankCard.page.ts') },
  '/addUsdtCard': { title: '添加USDT', load: () => import('#areas/payoutAccounts/addUsdt.page.ts') },
  '/addUsdtCards': { title: '添加钱包', load: () => import('#areas/payoutAccounts/addWallet.page.ts') },
  '/myNews': { title: '消息中心', load: () => import('#areas/notices/noticeList.page.ts') },
  '/myNewsInfo': { title: '消息详情', load: () => import('#areas/notices/notice.page.ts') },
  '/activeList': { title: '优惠活动', load: () => import('#areas/promotions/activityList.page.ts') },
  '/activeInfo': { title: '活动详情', load: () => import('#areas/promotions/activity.page.ts') },
  '/applyagentList': { title: '申请记录', load: () => import('#areas/promotions/applications.page.ts') },
  '/applyagent': { title: '申请代理', load: () => import('#areas/agent/agent.page.ts') },
  '/vip': { title: 'VIP特权', load: () => import('#areas/vip/vip.page.ts') },
  '/protection': {
    title: '理性娱乐',
    load: () => import('#areas/playerProtection/playerProtection.page.ts'),
  },
  '/app': { title: 'APP下载', load: () => import('#areas/appDownload/appDownload.page.ts') },
  '/sponsor': { title: '品牌赞助', load: () => import('#areas/sponsor/sponsor.page.ts') },
};

/** What stands in the header of a location: its page's title, or that there is no such page; home has the site's. */
export function titleOf(location: string): string | undefined {
  const path = routeOf(location)?.path;
  if (path === undefined) return '页面不存在';
  if (path === '/') return undefined;
  const { title, titleBy } = pageTable[path];
  return titleBy?.(new URLSearchParams(searchPart(location))) ?? title;
}
