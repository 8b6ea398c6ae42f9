import type { Route } from '#app/page.ts';

/** Every route with a screen; where its page is stands in pageLoaders.ts. */
export const routes: readonly Route[] = [
  { path: '/', title: null },
  { path: '/login', title: '登录', bare: true },
  {
    path: '/register',
    title: '注册',
    bare: true,
  },
  {
    path: '/gamePage',
    title: '进入游戏',
    titleBy: (query) => query.get('title') ?? query.get('name'),
    perQuery: true,
  },
  {
    path: '/LotteryGamePage',
    title: '彩票游戏',
    perQuery: true,
  },
  { path: '/games', title: '电子游戏' },
  { path: '/hongbao', title: '抢红包' },
  { path: '/game-shell', title: '游戏' },
  { path: '/about', title: '关于我们' },
  { path: '/faq', title: '帮助中心' },
  { path: '/kefu', title: '在线客服' },
  { path: '/userCenter', title: '个人中心' },
  { path: '/deposit', title: '充值' },
  { path: '/withdraw', title: '提现' },
  { path: '/assets', title: '资金明细' },
  { path: '/welfare', title: '福利中心' },
  { path: '/accountCenter', title: '账户设置' },
  { path: '/resetPasswordNew', title: '修改登录密码' },
  { path: '/modifyPayPassword', title: '修改支付密码' },
  { path: '/modifyPhone', title: '绑定手机' },
  { path: '/modifyEmail', title: '绑定邮箱' },
  { path: '/bankCard', title: '收款账户', perQuery: true },
  { path: '/addBankCard', title: '添加银行卡' },
  { path: '/addUsdtCard', title: '添加USDT' },
  { path: '/addUsdtCards', title: '添加钱包' },
  { path: '/myNews', title: '消息中心' },
  { path: '/myNewsInfo', title: '消息详情', perQuery: true },
  { path: '/activeList', title: '优惠活动' },
  { path: '/activeInfo', title: '活动详情', perQuery: true },
  { path: '/applyagentList', title: '申请记录' },
  { path: '/applyagent', title: '申请代理' },
  { path: '/vip', title: 'VIP特权' },
  { path: '/app', title: 'APP下载' },
  { path: '/sponsor', title: '品牌赞助' },
];

/** The route of a path; undefined for the not-found screen (D2). */
export function routeOf(path: string): Route | undefined {
  return routes.find((route) => route.path === path);
}
