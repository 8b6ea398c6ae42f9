import type { Route } from '#app/page.ts';
import { page as home } from '#app/pages/home.ts';

/** Every route with a screen. Home stands in the entry; each other page is a chunk of its own. */
export const routes: readonly Route[] = [
  { path: '/', title: null, load: () => Promise.resolve(home) },
  { path: '/login', title: '登录', bare: true, load: () => import('./pages/login.ts').then((m) => m.page) },
  {
    path: '/register',
    title: '注册',
    bare: true,
    load: () => import('./pages/register.ts').then((m) => m.page),
  },
  {
    path: '/gamePage',
    title: '进入游戏',
    titleBy: (query) => query.get('title') ?? query.get('name'),
    perQuery: true,
    load: () => import('./pages/gamePage.ts').then((m) => m.page),
  },
  {
    path: '/LotteryGamePage',
    title: '彩票游戏',
    perQuery: true,
    load: () => import('./pages/lotteryGamePage.ts').then((m) => m.page),
  },
  { path: '/games', title: '电子游戏', load: () => import('./pages/games.ts').then((m) => m.page) },
  { path: '/kefu', title: '在线客服', load: () => import('./pages/kefu.ts').then((m) => m.page) },
  { path: '/userCenter', title: '个人中心', load: () => import('./pages/userCenter.ts').then((m) => m.page) },
];

/** The route of a path; undefined for the not-found screen (D2). */
export function routeOf(path: string): Route | undefined {
  return routes.find((route) => route.path === path);
}
