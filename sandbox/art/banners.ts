import { bannerEmblems } from '#sandbox/art/emblems.ts';
import { backdrop, escapeText, rays, seedOf, sparks, svgDocument } from '#sandbox/art/paint.ts';

/** Headline, second line and hue of each banner; texts from the marketing copy (spec 1 §1, spec 2 §1). */
const copy: readonly (readonly [headline: string, line: string, hue: number])[] = [
  ['日提现 2000 万', '单笔投注最高 200 万 · 大额无忧', 350],
  ['USDT 极速充提', 'TRC20 / ERC20 · 约 30 分钟到账', 165],
  ['8 · 18 · 28 派红利', '会员专享 · VIP 等级越高红利越多', 12],
  ['年化 18% 隔夜利息', '余额生息 · 每日结算', 258],
  ['电子游艺盛典', '上百款电子游戏 · 天天有惊喜', 225],
];

/** The font of the home page's headings, because loading another one is expensive on a slow phone. */
const font = `font-family="'Noto Sans CJK SC',-apple-system,sans-serif" font-weight="600"`;

interface Banner {
  headline: string;
  line: string;
  hue: number;
  seed: number;
  emblem: string;
}

function draw({ headline, line, hue, seed, emblem }: Banner): string {
  return svgDocument(
    750,
    320,
    headline,
    backdrop(750, 320, hue, 76, 40) +
      rays(580, 150, 620, 14) +
      sparks(750, 320, seed, 26) +
      `<path d="M0 320C180 250 320 300 470 262S690 214 750 236V320Z" fill="hsl(${hue},44%,12%)" opacity=".8"/>` +
      `<path d="M0 320C180 250 320 300 470 262S690 214 750 236" fill="none" stroke="url(#g)" stroke-width="2" opacity=".7"/>` +
      `<circle cx="584" cy="146" r="112" fill="none" stroke="url(#g)" stroke-width="2" opacity=".5"/>` +
      `<circle cx="584" cy="146" r="96" fill="hsl(${hue},46%,11%)" opacity=".6"/>` +
      `<g transform="translate(584 146) scale(1.6)">${emblem}</g>` +
      `<text x="52" y="146" ${font} font-size="47" fill="url(#g)">${escapeText(headline)}</text>` +
      `<rect x="54" y="172" width="72" height="4" rx="2" fill="url(#g)"/>` +
      `<text x="52" y="216" ${font} font-size="25" fill="#f7eee0" opacity=".92">${escapeText(line)}</text>`,
  );
}

/** Banner number `number`, counted from 1: 750×320, about 3 kB. */
export function bannerPicture(number: number): string {
  const index = Number.isInteger(number) && number > 0 ? (number - 1) % copy.length : 0;
  const [headline, line, hue] = copy[index] ?? ['', '', 20];
  return draw({ headline, line, hue, seed: 7919 * (index + 1), emblem: bannerEmblems[index] ?? '' });
}

/** A promotion's banner of the same size, generated from its title. */
export function activityPicture(title: string): string {
  const seed = seedOf(title);
  const emblem = bannerEmblems[seed % bannerEmblems.length] ?? '';
  return draw({
    headline: Array.from(title).slice(0, 9).join(''),
    line: '优惠活动 · 立即参与',
    hue: seed % 360,
    seed,
    emblem,
  });
}
