/** The operator's words on 理性娱乐 (D32, D62). */
export const PROTECTION_INTRO =
  '游戏是消遣，不是赚钱的办法。您可以在这里为自己设定界限；任何时候觉得需要停一停，都可以停下来。';

/** Signs by which a player may know that it is time to stop. */
export const WARNING_SIGNS: readonly string[] = [
  '投入的钱或时间超出了原来的打算',
  '输了以后总想再玩，把钱赢回来',
  '向家人隐瞒游戏，或借钱游戏',
  '因为游戏耽误工作、学习或休息',
];

/**
 * Where to find help besides customer service. `contact` is the operator's phone number or address; a place without one
 * is not shown to players, and named by the build (D77).
 */
export const HELP_CONTACTS: readonly { name: string; contact: string; note: string }[] = [
  { name: '心理援助热线', contact: '', note: '可匿名咨询，通话保密' },
  { name: '防沉迷互助小组', contact: '', note: '与有相同经历的人交流' },
];

/** Asks a member without limits on the deposit page, before the first deposit and every six months. */
export const LIMIT_OFFER = {
  title: '先设一个存款限额',
  text: '充值前先想好每天、每周或每月最多存入多少。限额由您自己决定，调低随时生效。',
  accept: '设置限额',
  decline: '暂不设置',
} as const;

/** Asks a member with limits every six months. */
export const LIMIT_REVIEW = {
  title: '您的限额还合适吗？',
  text: '距您上次查看存款限额已满六个月，请看看是否需要调整。',
  accept: '查看限额',
  decline: '暂不调整',
} as const;
