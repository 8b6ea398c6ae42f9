import type { IconName } from '#ui/icons.ts';

/** A figure the operator is proud of. */
interface Strength {
  icon: IconName;
  figure: string;
  text: string;
}

/** A part of the page: its heading and paragraphs. */
interface Section {
  title: string;
  paragraphs: readonly string[];
}

/** The operator's words about the site (D32); `title` is the site's name. */
export function aboutContent(title: string): {
  lead: string;
  strengths: readonly Strength[];
  sections: readonly Section[];
} {
  return {
    lead: `${title}致力于为会员提供公平、安全、便捷的线上娱乐体验，汇聚真人、体育电竞、电子棋牌与彩票等精选游戏。`,
    strengths: [
      { icon: 'withdraw', figure: '2000 万', text: '每日提现最高' },
      { icon: 'trophy', figure: '200 万', text: '单笔投注最高' },
      { icon: 'clock', figure: '30 分钟', text: '取款到账约' },
      { icon: 'gift', figure: '8 / 18 / 28 日', text: '每月派发红利' },
    ],
    sections: [
      {
        title: '我们是谁',
        paragraphs: [
          `${title}自 2013 年起步，与多家知名游戏平台建立长期合作，持续打磨移动端体验。无论身在何处，打开手机即可进入游戏大厅。`,
          '我们坚持以会员为先：透明的规则、即时的到账与 7×24 小时的在线客服，是我们对每一位会员的承诺。',
        ],
      },
      {
        title: '资金与安全',
        paragraphs: [
          '支持银行卡、支付宝、微信以及 USDT 等数字货币充值，充值与提现记录全程可查。',
          '登录密码与支付密码相互独立，所有数据均加密传输。客服不会以任何理由索要您的密码。',
        ],
      },
      {
        title: '公平游戏',
        paragraphs: [
          '游戏由各平台独立提供，开奖与结算结果由平台实时返回，本站不参与也无法干预任何游戏结果。',
        ],
      },
      {
        title: '理性娱乐',
        paragraphs: [
          '本站仅面向年满 18 周岁的成年人。博彩应当是娱乐而非谋生方式，请合理安排时间与预算，切勿借款投注。',
          '如果您感到难以自控，请联系在线客服，我们可以协助您限制或关闭账户。',
        ],
      },
    ],
  };
}
