import type { PageModule } from '#app/page.ts';
import type { RoutePath } from '#machines/root/routes.ts';

/**
 * Where each page's chunk is. A chunk of its own, as the names of all chunks would weigh on the first screen;
 * home is not here, it stands in the entry.
 */
export const pageLoaders: Partial<Record<RoutePath, () => Promise<{ page: PageModule }>>> = {
  '/login': () => import('./pages/login.ts'),
  '/register': () => import('./pages/register.ts'),
  '/gamePage': () => import('./pages/gamePage.ts'),
  '/LotteryGamePage': () => import('./pages/lotteryGamePage.ts'),
  '/games': () => import('./pages/games.ts'),
  '/hongbao': () => import('./pages/hongbao.ts'),
  '/game-shell': () => import('./pages/gameShell.ts'),
  '/about': () => import('./pages/about.ts'),
  '/faq': () => import('./pages/faq.ts'),
  '/kefu': () => import('./pages/kefu.ts'),
  '/userCenter': () => import('./pages/userCenter.ts'),
  '/deposit': () => import('./pages/deposit.ts'),
  '/withdraw': () => import('./pages/withdraw.ts'),
  '/assets': () => import('./pages/assets.ts'),
  '/welfare': () => import('./pages/welfare.ts'),
  '/accountCenter': () => import('./pages/accountCenter.ts'),
  '/resetPasswordNew': () => import('./pages/resetPasswordNew.tsx'),
  '/modifyPayPassword': () => import('./pages/modifyPayPassword.tsx'),
  '/modifyPhone': () => import('./pages/modifyPhone.ts'),
  '/modifyEmail': () => import('./pages/modifyEmail.ts'),
  '/bankCard': () => import('./pages/bankCard.ts'),
  '/addBankCard': () => import('./pages/addBankCard.ts'),
  '/addUsdtCard': () => import('./pages/addUsdtCard.ts'),
  '/addUsdtCards': () => import('./pages/addUsdtCards.ts'),
  '/myNews': () => import('./pages/myNews.ts'),
  '/myNewsInfo': () => import('./pages/myNewsInfo.ts'),
  '/activeList': () => import('./pages/activeList.ts'),
  '/activeInfo': () => import('./pages/activeInfo.ts'),
  '/applyagentList': () => import('./pages/applyagentList.ts'),
  '/applyagent': () => import('./pages/applyagent.ts'),
  '/vip': () => import('./pages/vip.ts'),
  '/app': () => import('./pages/app.ts'),
  '/sponsor': () => import('./pages/sponsor.ts'),
};
