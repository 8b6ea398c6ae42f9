/** The operator's words on the brand's page (D32): whom it sponsors, and its history from 2013 to 2021. */
export const SPONSORSHIP = {
  title: '携手顶级赛事',
  lead: '我们与多支职业球队及赛事机构长期合作，把赛场上的拼搏与荣誉带给每一位会员。',
  partners: [
    { name: '足球联赛官方合作伙伴', text: '连续多个赛季，覆盖主场广告、球衣袖标与会员观赛礼遇。' },
    { name: '篮球俱乐部区域合作伙伴', text: '训练营、球星见面会与签名球衣，会员优先。' },
    { name: '电子竞技战队冠名赞助', text: '支持年轻选手走上更大的舞台，赛事直播同步上线。' },
    { name: '公益跑与体育教育计划', text: '每年捐建运动场地，让更多孩子享受运动的快乐。' },
  ],
} as const;

/** The text below the rate, which a member sees as the server has it. */
export const RATE_TEXT = '1 USDT 约合人民币';

/** The figures that the brand boasts of (spec 2 §1); text alone, nothing is calculated from them. */
export const FIGURES: readonly { figure: string; text: string }[] = [
  { figure: '18%', text: '余额隔夜年化利息' },
  { figure: '6.36 元', text: RATE_TEXT },
  { figure: '800 万', text: '单日提现最高纪录' },
  { figure: '2 万至 4 万枚', text: '比特币储备保证金' },
];

/** A milestone; its picture is public/art/timeline/{year}.svg. */
export interface Milestone {
  year: number;
  date: string;
  title: string;
  text: string;
}

export const MILESTONES: readonly Milestone[] = [
  { year: 2013, date: '2013年6月', title: '品牌创立', text: '团队组建，首个线上平台开放注册。' },
  { year: 2014, date: '2014年9月', title: '真人娱乐上线', text: '引入多家真人视讯，推出移动端网页版。' },
  { year: 2015, date: '2015年5月', title: '体育版图', text: '接入全球体育赛事，单日最高赛事突破千场。' },
  { year: 2016, date: '2016年8月', title: '会员突破百万', text: '注册会员突破一百万，VIP 体系正式推出。' },
  { year: 2017, date: '2017年11月', title: '移动客户端', text: 'iOS 与安卓客户端同步发布，存取更快捷。' },
  { year: 2018, date: '2018年6月', title: '首个球队赞助', text: '与职业足球俱乐部达成合作，走进世界赛场。' },
  { year: 2019, date: '2019年10月', title: '电子竞技', text: '上线电竞专区，并冠名赞助电竞战队。' },
  { year: 2020, date: '2020年7月', title: '数字货币', text: '开通 USDT 存取，最快三分钟到账。' },
  { year: 2021, date: '2021年12月', title: '全新升级', text: '全平台视觉与系统升级，会员服务全面提速。' },
];
