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
];

/** The route of a path; undefined for the not-found screen (D2). */
export function routeOf(path: string): Route | undefined {
  return routes.find((route) => route.path === path);
}
