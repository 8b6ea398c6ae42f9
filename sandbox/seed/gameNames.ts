export interface GameSeed {
  platform: string;
  name: string;
}

/** Game names by list, grouped by platform. All names are invented. */
type Names = Readonly<Record<string, string>>;

const byPlatform = (names: Names): GameSeed[] =>
  Object.entries(names).flatMap(([platform, list]) => list.split(' ').map((name) => ({ platform, name })));

/** The special tiles and grids of the home page, by `category` of game/list (spec 1 §7). */
export const categoryNames: Readonly<Record<string, GameSeed[]>> = {
  hot: byPlatform({
    obgdy: '金龙送宝 烈焰摇钱树',
    ae: '皇家百家乐',
    pp: '奥林宝藏',
    fgdz: '捕鱼海王',
    sbty: '巅峰体育',
    dzqp: '欢乐棋牌',
    hgzr: '海港真人',
  }),
  realbet: byPlatform({
    hgzr: '海港真人 经典百家乐 急速百家乐 龙虎争霸',
    ae: '星耀真人 色宝骰宝 欧式轮盘 竞咪百家乐',
    jbzr: '金杯真人 牛牛大师 炸金花台 番摊王',
  }),
  sport: byPlatform({
    sbty: '巅峰体育 绿茵足球 劲爆篮球 大满贯网球',
    hxdj: '火线电竞 王者对决 峡谷联赛 枪神赛场',
  }),
  gaming: byPlatform({
    obgdy: '金龙送宝 麻将狂欢 寻宝黄金城 十二生肖 冰火双雄 福禄寿喜',
    fgdz: '捕鱼海王 水果派对 西游降妖 森林舞会 雷神之锤 幸运七七',
    pp: '奥林宝藏 甜蜜爆浆 狼王月夜 法老秘宝 狂野西部 大鱼盛宴',
    ae: '财神到家 锦鲤跃门 月光女神 武侠江湖 极地企鹅 宝石矿工',
  }),
  joker: byPlatform({
    dzqp: '欢乐棋牌 抢庄牛牛 德州争锋 二八杠 三公大吃 斗地主赛',
    ydqp: '悦动棋牌 炸金花 十三水 百人牛牛 红黑大战 血战麻将',
  }),
  lottery: byPlatform({
    gbcp: '极速快三 分分时时彩 幸运飞艇 澳门六合 北京赛车 加拿大二八',
  }),
};

/** The grid of the hot tab (hot-game). */
export const hotNames: GameSeed[] = byPlatform({
  obgdy: '麻将狂欢 寻宝黄金城 十二生肖 福禄寿喜',
  fgdz: '水果派对 西游降妖 雷神之锤',
  pp: '甜蜜爆浆 法老秘宝 狂野西部 大鱼盛宴',
  ae: '财神到家 锦鲤跃门 武侠江湖',
  ydqp: '血战麻将 百人牛牛',
});

/** The providers' own lists, by the codes of /games (spec 1 §2 Games). */
export const providerNames: GameSeed[] = byPlatform({
  obgdy:
    '金龙送宝 麻将狂欢 寻宝黄金城 十二生肖 冰火双雄 福禄寿喜 赏金船长 翡翠公主 火凤凰 夜上海 象财神 巨浪宝藏 点石成金 丛林之王 鼠来宝 凤舞九天 招财猫 霓虹都市',
  fgdz: '捕鱼海王 水果派对 西游降妖 森林舞会 雷神之锤 幸运七七 黄金矿工 深海宝藏 旺旺旺 功夫熊 太空漫游 街机小子 欢乐农场 魔法豆 鱼跃龙门 吉祥如意',
  pp: '奥林宝藏 甜蜜爆浆 狼王月夜 法老秘宝 狂野西部 大鱼盛宴 野牛狂奔 糖果星球 钻石之夜 龙之宝库 海盗黄金 火辣七七 阿兹特克 花园精灵 天神之怒 恐龙纪元',
  ae: '财神到家 锦鲤跃门 月光女神 武侠江湖 极地企鹅 宝石矿工 三国群英 玉兔呈祥 龙凤呈祥 鸿运当头 五福临门 醉打金刚',
});

/** The recommended list of /games; those in `hiddenNames` have app_state 0 and must not be shown. */
export const conciseNames: GameSeed[] = byPlatform({
  obgdy: '金龙送宝 麻将狂欢 寻宝黄金城 十二生肖 赏金船长 火凤凰 内测新游甲',
  fgdz: '捕鱼海王 水果派对 西游降妖 幸运七七 深海宝藏 下架旧游',
  pp: '奥林宝藏 甜蜜爆浆 狼王月夜 法老秘宝 糖果星球 内测新游乙',
  ae: '财神到家 锦鲤跃门 武侠江湖 宝石矿工 五福临门',
});
export const hiddenNames: ReadonlySet<string> = new Set(['内测新游甲', '内测新游乙', '下架旧游']);

/** Lotteries as name and gamecode (spec 1 §3). */
export const lotteryNames: readonly (readonly [name: string, gamecode: string])[] = [
  ['极速快三', 'jsks'],
  ['江苏快三', 'jsk3'],
  ['分分时时彩', 'ffssc'],
  ['重庆时时彩', 'cqssc'],
  ['幸运飞艇', 'xyft'],
  ['北京赛车', 'bjsc'],
  ['澳门六合', 'amlhc'],
  ['香港六合', 'xglhc'],
  ['加拿大二八', 'jnd28'],
  ['广东十一选五', 'gd11x5'],
  ['福彩三地', 'fc3d'],
  ['排列五', 'pl5'],
];
