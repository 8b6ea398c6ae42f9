import type { FaqGroup } from '#machines/faq/faqTopics.ts';

/**
 * The operator's help topics on accounts and games (spec 1 §2 /faq, D32). A name in braces stands for the limit that the
 * site is set to (D74, machines/faq/faqFigures.ts).
 */
export const faqGroups: readonly FaqGroup[] = [
  {
    title: '账户问题',
    topics: [
      {
        id: 'register',
        question: '如何注册账户？',
        answer: [
          '点击首页的“注册”，填写账号、手机号、真实姓名和密码即可完成注册，注册成功后会自动登录。',
          '账号至少 6 位，密码至少 8 位，都需要由字母和数字组合。真实姓名须与您的收款账户一致，否则无法提现。',
        ],
      },
      {
        id: 'password',
        question: '忘记登录密码怎么办？',
        answer: [
          '请在登录页点击“忘记密码”联系在线客服，核对身份后为您重置。',
          '若只是想更换密码，登录后在“账户设置 - 登录密码”中修改，修改后需要重新登录。',
        ],
      },
      {
        id: 'sms',
        question: '收不到短信验证码怎么办？',
        answer: [
          '请确认手机号填写正确、信号正常，且短信未被手机拦截。每次发送后需等待 60 秒才能再次获取。',
          '多次仍未收到，请联系在线客服。',
        ],
      },
      {
        id: 'fund-password',
        question: '支付密码是什么？和登录密码一样吗？',
        answer: [
          '支付密码用于提现和绑定收款账户，为 6 位数字，与登录密码相互独立。',
          '您可以在“账户设置 - 支付密码”中修改。请勿告诉任何人，包括客服。',
        ],
      },
      {
        id: 'bind-card',
        question: '如何绑定收款账户？可以绑定几个？',
        answer: [
          '在“账户设置 - 收款账户”中可以添加银行卡、USDT 地址和其他钱包，最多分别 {bankAccounts}、{usdtAccounts}、{walletAccounts} 个。',
          '收款账户的姓名须与注册的真实姓名一致。',
        ],
      },
      {
        id: 'expired',
        question: '为什么提示“您的账号登陆过期，请重新登陆”？',
        answer: [
          '长时间未操作，或账号在其他设备登录时，登录状态会失效。重新登录即可继续，您的余额不受影响。',
        ],
      },
    ],
  },
  {
    title: '充值与提现',
    topics: [
      {
        id: 'deposit',
        question: '有哪些充值方式？多久到账？',
        answer: [
          '支持在线支付、数字货币（TRC20 / ERC20）以及线下支付，以充值页面实际开放的方式为准。',
          '在线支付与数字货币通常在几分钟内到账；线下支付由工作人员审核后到账。',
        ],
      },
      {
        id: 'withdraw',
        question: '提现多久到账？有限额吗？',
        answer: ['提现申请审核通过后约 30 分钟到账，单笔最低 {leastWithdrawal} 元，每日提现最高 2000 万。'],
      },
      {
        id: 'turnover',
        question: '什么是流水额度？',
        answer: [
          '流水额度是提现前还需要完成的有效投注额。参与优惠活动或领取红包后，需完成相应倍数的流水才能提现。',
          '您可以在“我的”和提现页面实时查看。',
        ],
      },
    ],
  },
  {
    title: '理性娱乐',
    topics: [
      {
        id: 'limits',
        question: '如何限制自己的充值、休息或关闭账户？',
        answer: [
          '在“我的 - 理性娱乐”中可以设置每日、每周、每月的存款限额，休息24小时、7天或30天，或关闭账户6个月以上。',
          '调低限额立即生效，调高或取消须等待24小时并再次确认。休息和关闭开始后不能取消，期间提现不受影响。',
        ],
      },
      {
        id: 'reality-check',
        question: '游戏时弹出的提醒是什么？',
        answer: [
          '每玩一段时间（默认{checkMinutes}分钟），会提醒您已游戏多久，以及本次登录的存款、取款和输赢。可在“理性娱乐”中改为{otherCheckMinutes}分钟。',
        ],
      },
    ],
  },
  {
    title: '游戏问题',
    topics: [
      {
        id: 'enter-game',
        question: '进入游戏时一直排队或超时怎么办？',
        answer: [
          '高峰期进入游戏需要排队，请耐心等待，系统会自动为您进入。若提示超时，请点击“重试”或稍后再试。',
          '如多次失败，可能是该平台正在维护，请选择其他游戏或联系在线客服。',
        ],
      },
      {
        id: 'transfer',
        question: '如何把余额转入游戏？转出呢？',
        answer: [
          '进入“资金明细 - 额度转换”，选择平台和金额即可在主账户与平台之间转账。',
          '在“我的”点击“游戏下分”，可以一键把各平台的余额收回主账户。',
        ],
      },
      {
        id: 'lottery',
        question: '提示“彩票服务正在初始化”是什么意思？',
        answer: [
          '登录后系统需要几秒钟为您开通彩票服务，请稍后再次点击。',
          '彩票余额可以在彩票页面或“我的”中点击“彩票下分”转回主账户。',
        ],
      },
      {
        id: 'disconnect',
        question: '游戏中途掉线，投注还有效吗？',
        answer: ['投注一经平台接受即为有效，结果以平台记录为准。重新进入游戏后，可在“投注记录”中查看。'],
      },
      {
        id: 'red-packet',
        question: '如何获得抢红包的机会？',
        answer: [
          '前一日 00:00-23:59（北京时间）累计存款达到活动要求，当日即可抢红包，未使用的次数当日失效。',
        ],
      },
    ],
  },
];
