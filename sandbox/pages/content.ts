import type { DemoPage } from '#sandbox/pages/htmlPage.ts';

const row = (name: string, value: string) => `<div class="row"><span>${name}</span><b>${value}</b></div>`;
const home = `<a class="button" href="/" target="_top">返回首页</a>`;

/** In all of these, values are already escaped as HTML. */
export const gamePage = (platform: string, code: string): DemoPage => ({
  title: '演示游戏',
  body: `<p class="sub">这是沙盒中的演示页面，不产生真实投注。</p>
<div class="panel reels" aria-hidden="true"><span>7</span><span>★</span><span>7</span></div>
<div class="panel">${row('游戏平台', platform)}${row('游戏代码', code)}${row('状态', '已进入')}</div>${home}`,
});

export const lotteryPage = (gamecode: string): DemoPage => ({
  title: '演示彩票',
  body: `<p class="sub">这是沙盒中的演示页面，不产生真实投注。</p>
<div class="panel"><p class="sub">最新开奖</p><div class="balls" aria-hidden="true"><span>3</span><span>8</span><span>1</span><span>6</span><span>9</span></div></div>
<div class="panel">${row('彩种代码', gamecode)}${row('状态', '投注中')}</div>`,
});

export const servicePage = (): DemoPage => ({
  title: '在线客服',
  body: `<p class="sub">7×24 小时为您服务 · 演示页面</p>
<div class="msg">您好，欢迎光临！请问有什么可以帮您？</div><div class="msg me">请问存款多久到账？</div>
<div class="msg">在线支付一般 1 至 3 分钟到账，数字货币确认后自动到账。</div>
<div class="msg">温馨提示：客服不会索要您的密码与支付密码。</div>`,
});

export const payPage = (number: string, amount: string): DemoPage => ({
  title: '收银台',
  body: `<p class="sub">这是沙盒中的演示支付页面，请勿付款。</p>
<div class="panel">${row('订单号', number)}${row('支付金额', `${amount} 元`)}${row('状态', '等待支付')}</div>
<form method="post" action="/sandbox/pay/${number}/approve"><button class="button">模拟支付成功</button></form>
<form method="post" action="/sandbox/pay/${number}/reject"><button class="button quiet">模拟支付失败</button></form>`,
});

export const paidPage = (paid: boolean): DemoPage => ({
  title: paid ? '支付成功' : '支付失败',
  body: `<p class="sub">这是沙盒中的演示支付页面。</p><div class="panel">${row('状态', paid ? '款项已到账' : '订单已关闭')}</div>${home}`,
});

export const agentPage = (): DemoPage => ({
  title: '代理后台',
  body: `<p class="sub">演示页面</p>
<div class="panel">${row('下级会员', '36 人')}${row('本月佣金', '12,680.00 元')}${row('本月新增', '5 人')}</div>${home}`,
});

export const downloadPage = (): DemoPage => ({
  title: 'APP下载',
  body: `<p class="sub">演示页面，不提供安装包。</p><div class="panel">${row('系统', 'iOS / Android')}${row('版本', '1.0.0')}</div>${home}`,
});
