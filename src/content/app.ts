import type { IconName } from '#ui/icons.ts';

/** The operator's words on the app's page (D32); the site's title stands before the slogan. */
export const APP_SLOGAN = '随时随地，一触即玩';

export const APP_FEATURES: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'slot', title: '全部游戏', text: '真人、体育、电子、棋牌、彩票一手掌握' },
  { icon: 'deposit', title: '极速存取', text: '取款约 30 分钟到账，支持 USDT' },
  { icon: 'lock', title: '安全稳定', text: '独立线路，防劫持，不掉线' },
];

export const APP_STEPS: readonly string[] = [
  '点击“立即下载”，等待安装包下载完成',
  '打开 设置 › 通用 › VPN与设备管理，信任企业级应用',
  '返回桌面打开 APP，使用网站账号登录',
];

/** In the place of the link while the operator has named no address that may be opened (D34). */
export const NO_ADDRESS_TEXT = '下载地址暂未开放，请联系在线客服';
