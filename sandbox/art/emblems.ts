import { gold } from '#sandbox/art/paint.ts';

/** Emblems in a box of 100×100 centred at 0,0; filled with the gold gradient `g`. */
const line = `fill="none" stroke="url(#g)" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"`;
const fill = `fill="url(#g)"`;
const dark = `fill="#1a100b"`;

const spade = `<path ${fill} d="M0-44C14-20 42-8 42 16 42 34 20 40 8 26 9 36 13 42 18 46H-18C-13 42-9 36-8 26-20 40-42 34-42 16-42-8-14-20 0-44Z"/>`;
const heart = `<path ${fill} d="M0 42C-18 24-44 8-44-14-44-40-10-44 0-20 10-44 44-40 44-14 44 8 18 24 0 42Z"/>`;
const diamond = `<path ${fill} d="M0-46L34 0 0 46-34 0Z"/><path d="M0-30L20 0 0 30-20 0Z" fill="none" stroke="#1a100b" stroke-width="3" opacity=".5"/>`;
const club = `<g ${fill}><circle cy="-20" r="20"/><circle cx="-22" cy="10" r="20"/><circle cx="22" cy="10" r="20"/><path d="M-6 0H6C6 24 10 36 18 44H-18C-10 36-6 24-6 0Z"/></g>`;
const crown = `<path ${fill} d="M-44 30L-50-20-24 2 0-40 24 2 50-20 44 30Z"/><rect x="-44" y="34" width="88" height="9" rx="4" ${fill}/><circle cy="12" r="7" fill="#bf3a2a"/>`;
const gem = `<path ${fill} d="M-26-34H26L46-8 0 42-46-8Z"/><path d="M-46-8H46M-26-34L-14-8 0 42 14-8 26-34M-14-8L0-34 14-8" fill="none" stroke="#1a100b" stroke-width="3" opacity=".55"/>`;
const coin = `<circle r="44" ${fill}/><circle r="35" fill="none" stroke="#1a100b" stroke-width="3" opacity=".5"/><rect x="-13" y="-13" width="26" height="26" rx="2" ${dark} opacity=".8"/>`;
const seven = `<path ${fill} d="M-32-42H34V-24C14-2 6 18 4 44H-20C-18 18-8-4 10-22H-32Z" stroke="#1a100b" stroke-width="2"/>`;
const flame = `<path ${fill} d="M4-48C8-22 38-14 34 16 32 36 16 46 0 46-20 46-34 32-34 12-34-4-24-14-20-28-10-22-6-14-6-6 4-18 6-32 4-48Z"/><path d="M0 40C-12 40-18 30-14 20-10 12-2 8 0-4 10 6 18 16 14 28 12 36 6 40 0 40Z" fill="#bf3a2a" opacity=".75"/>`;
const star = `<path ${fill} d="M0-46L13-16 45-14 20 7 29 39 0 22-29 39-20 7-45-14-13-16Z"/>`;
const lotus = `<g ${fill}><path d="M0-40C16-20 16 10 0 32-16 10-16-20 0-40Z"/><path d="M-38-18C-16-14-6 8-4 34-28 30-40 8-38-18Z" opacity=".85"/><path d="M38-18C16-14 6 8 4 34 28 30 40 8 38-18Z" opacity=".85"/><path d="M-50 16C-30 12-16 22-8 38-26 44-42 34-50 16ZM50 16C30 12 16 22 8 38 26 44 42 34 50 16Z" opacity=".7"/></g>`;
const fish = `<path ${fill} d="M-46 0C-24-34 14-34 30-4L48-24V24L30 4C14 34-24 34-46 0Z"/><circle cx="-22" cy="-6" r="5" ${dark}/><path d="M-6-20C2-8 2 8-6 20" fill="none" stroke="#1a100b" stroke-width="3" opacity=".5"/>`;
const mountain = `<path ${fill} d="M-48 36L-14-28 4 4 16-14 48 36Z"/><circle cx="26" cy="-30" r="11" ${fill}/>`;
const ball = `<circle r="43" ${line}/><path ${fill} d="M0-20L19-6 12 16H-12L-19-6Z"/><path ${line} d="M0-20V-42M19-6L40-14M12 16L25 34M-12 16L-25 34M-19-6L-40-14"/>`;
const hoop = `<circle r="43" ${line}/><path ${line} d="M-43 0H43M0-43V43M-31-30C-8-14-8 14-31 30M31-30C8-14 8 14 31 30"/>`;
const cup = `<path ${fill} d="M-28-42H28V-16C28 8 14 18 0 18S-28 8-28-16ZM-6 18H6V32H22V42H-22V32H-6Z"/><path ${line} d="M-28-32H-44C-44-8-36 0-24 2M28-32H44C44-8 36 0 24 2"/>`;
const pad = `<path ${fill} d="M-26-24H26C44-24 50 6 46 24 42 38 28 34 20 18H-20C-28 34-42 38-46 24-50 6-44-24-26-24Z"/><path d="M-32-2H-14M-23-11V7" stroke="#1a100b" stroke-width="5"/><circle cx="18" cy="3" r="5" ${dark}/><circle cx="30" cy="-8" r="5" ${dark}/>`;
const swords = `<path ${line} d="M-38-38L30 30M20 42L42 20M38-38L-30 30M-20 42L-42 20"/><circle r="9" ${fill}/>`;
const dice = `<rect x="-38" y="-38" width="76" height="76" rx="16" ${fill}/><g ${dark}><circle cx="-18" cy="-18" r="8"/><circle cx="18" cy="-18" r="8"/><circle r="8"/><circle cx="-18" cy="18" r="8"/><circle cx="18" cy="18" r="8"/></g>`;
const wheel = `<circle r="44" ${line}/><circle r="14" ${fill}/><path ${line} d="M0-44V-14M0 44V14M-44 0H-14M44 0H14M-31-31L-10-10M31 31L10 10M-31 31L-10 10M31-31L10-10"/>`;
const cards = `<g transform="rotate(-14)"><rect x="-38" y="-38" width="48" height="72" rx="7" fill="${gold.dark}"/></g><g transform="rotate(10)"><rect x="-16" y="-38" width="50" height="74" rx="7" fill="${gold.light}"/><path d="M9-18C15-6 26-2 26 8 26 16 17 18 12 12 12 17 14 19 16 21H2C4 19 6 17 6 12 1 18-8 16-8 8-8-2 3-6 9-18Z" fill="#7a1d16"/></g>`;
const balls = `<circle cx="-20" cy="12" r="25" ${fill}/><circle cx="22" cy="16" r="22" fill="#bf3a2a" stroke="${gold.mid}" stroke-width="3"/><circle cx="4" cy="-22" r="22" fill="${gold.light}"/><g fill="#1a100b" font-size="24" font-weight="700" text-anchor="middle" font-family="sans-serif"><text x="-20" y="21">8</text><text x="4" y="-14">6</text></g><text x="22" y="24" fill="${gold.light}" font-size="22" font-weight="700" text-anchor="middle" font-family="sans-serif">3</text>`;
const bag = `<path ${fill} d="M-16-24C-46-4-50 44 0 44S46-4 16-24ZM-20-44C-8-36 8-36 20-44L14-28H-14Z"/><path d="M-12 6L0 18 12 6M0 18V34M-10 18H10M-10 26H10" fill="none" stroke="#7a1d16" stroke-width="5" stroke-linecap="round"/>`;

const tile = `<rect x="-30" y="-42" width="60" height="84" rx="10" ${fill}/><rect x="-25" y="-38" width="50" height="70" rx="7" fill="#fbf3e0"/><text y="14" text-anchor="middle" font-family="serif" font-size="44" font-weight="700" fill="#a3261c">中</text>`;

const sets: Readonly<Record<string, readonly string[]>> = {
  realbet: [spade, heart, diamond, crown, dice, wheel],
  sport: [ball, hoop, cup, pad, swords],
  gaming: [gem, coin, seven, flame, star, lotus, fish, mountain, bag],
  joker: [cards, club, spade, dice, heart],
  lottery: [balls, wheel, star, coin],
};

/** Words in a name that select an emblem; other names get one by their seed. */
const wanted: readonly (readonly [RegExp, string])[] = [
  [/鱼|锦鲤|深海/, fish],
  [/火|烈|凤/, flame],
  [/财|福|鸿|送宝/, bag],
  [/足球/, ball],
  [/篮球/, hoop],
  [/网球|体育|大满贯/, cup],
  [/电竞|联赛|对决/, pad],
  [/枪|侠|三国|西游/, swords],
  [/骰|快三/, dice],
  [/轮盘|飞艇|赛车/, wheel],
  [/百家乐|龙虎/, spade],
  [/皇家|王|公主/, crown],
  [/七七/, seven],
  [/宝石|钻石|翡翠|宝藏/, gem],
  [/花园|月光|女神|莲/, lotus],
  [/麻将|二八/, tile],
];

/** The emblem of a game: by a word in its name, else by its category and seed. */
export function emblemOf(name: string, category: string, seed: number): string {
  const byWord = wanted.find(([word]) => word.test(name))?.[1];
  const set = sets[category] ?? sets['gaming'] ?? [coin];
  return byWord ?? set[seed % set.length] ?? coin;
}

export const bannerEmblems = [crown, gem, bag, coin, cup] as const;
