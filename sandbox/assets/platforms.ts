/** The game platforms with a wallet of their own, by `platname`, in display order. */
export const platforms: ReadonlyMap<string, string> = new Map([
  ['obgdy', 'OB电子'],
  ['fgdz', 'FG电子'],
  ['pp', 'PP电子'],
  ['ae', 'AE电子'],
  ['hgzr', '海港真人'],
  ['jbzr', '金杯真人'],
  ['sbty', '巅峰体育'],
  ['hxdj', '火线电竞'],
  ['dzqp', '欢乐棋牌'],
  ['ydqp', '悦动棋牌'],
]);
