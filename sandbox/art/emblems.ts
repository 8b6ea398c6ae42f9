import { escapeText, gold } from '#sandbox/art/paint.ts';
import {
  categoryNames,
  conciseNames,
  hotNames,
  providerNames,
  type GameSeed,
} from '#sandbox/seed/gameNames.ts';

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
const bag = `<path ${fill} d="M-16-24C-46-4-50 44 0 44S46-4 16-24ZM-20-44C-8-36 8-36 20-44L14-28H-14Z"/><path d="M-12 6L0 18 12 6M0 18V34M-10 18H10M-10 26H10" fill="none" stroke="#7a1d16" stroke-width="5" stroke-linecap="round"/>`;

const tile = `<rect x="-30" y="-42" width="60" height="84" rx="10" ${fill}/><rect x="-25" y="-38" width="50" height="70" rx="7" fill="#fbf3e0"/><text y="14" text-anchor="middle" font-family="serif" font-size="44" font-weight="700" fill="#a3261c">中</text>`;

const bolt = `<path ${fill} d="M8-48L-30 6H-4L-12 48 30-10H4Z"/>`;
const moon = `<path ${fill} d="M14-44A44 44 0 1 0 42 18 36 36 0 1 1 14-44Z"/><path ${fill} d="M26-24L30-14 40-13 32-6 35 4 26-1 17 4 20-6 12-13 22-14Z"/>`;
const sun = `<circle r="24" ${fill}/><path ${line} d="M0-34V-46M0 34V46M-34 0H-46M34 0H46M-24-24L-33-33M24 24L33 33M-24 24L-33 33M24-24L33-33"/>`;
const pyramid = `<path ${fill} d="M0-42L48 38H-48Z"/><path d="M0-42L14 38M-29 6H29M-38 22H38" fill="none" stroke="#1a100b" stroke-width="3" opacity=".5"/>`;
const candy = `<circle r="24" ${fill}/><path ${fill} d="M-20-10L-46-26-40 0-46 26-20 10ZM20-10L46-26 40 0 46 26 20 10Z"/><path d="M-16-14C0-6 0 6 16 14M-20 2C-8 8 0 14 4 22M20-2C8-8 0-14-4-22" fill="none" stroke="#7a1d16" stroke-width="4" opacity=".7"/>`;
const anchor = `<circle cy="-34" r="10" ${line}/><path ${line} d="M0-24V40M-18-10H18M-40 8C-38 34-16 42 0 42S38 34 40 8M-40 8L-48 18M-40 8L-30 16M40 8L48 18M40 8L30 16"/>`;
const ingot = `<path ${fill} d="M-48-16C-34-4-26-2-22-6-16-30 16-30 22-6 26-2 34-4 48-16 46 16 32 34 0 34S-46 16-48-16Z"/><path d="M-22-6C-10 4 10 4 22-6" fill="none" stroke="#1a100b" stroke-width="3" opacity=".5"/>`;
const lantern = `<ellipse rx="34" ry="28" fill="#bf3a2a" stroke="url(#g)" stroke-width="4"/><path ${line} d="M0-28V28M-18-24C-26-8-26 8-18 24M18-24C26-8 26 8 18 24"/><path ${fill} d="M-14-38H14V-28H-14ZM-14 28H14V36H-14ZM-2 36H2V50H-2Z"/>`;
const fan = `<path ${fill} d="M0 36L-46-8A54 54 0 0 1 46-8Z"/><path d="M0 36L-30-22M0 36L-11-31M0 36L11-31M0 36L30-22" fill="none" stroke="#1a100b" stroke-width="3" opacity=".5"/><circle cy="36" r="7" fill="#bf3a2a"/>`;
const gourd = `<path ${fill} d="M-6-46H6V-36C22-34 24-14 12-8 34-2 40 20 30 34 18 48-18 48-30 34-40 20-34-2-12-8-24-14-22-34-6-36Z"/><path d="M-14-8H14" stroke="#bf3a2a" stroke-width="6"/>`;
const snow = `<path ${line} d="M0-46V46M-40-23L40 23M-40 23L40-23M-10-38L0-28 10-38M-10 38L0 28 10 38M-38-8L-25-14-27-28M38 8L25 14 27 28M-38 8L-25 14-27 28M38-8L25-14 27-28"/>`;
const compass = `<circle r="43" ${line}/><path ${fill} d="M0-34L10 0 0 34-10 0Z"/><path d="M0 34L10 0H-10Z" fill="#bf3a2a"/><path ${line} d="M-36 0H-28M36 0H28"/>`;
const rocket = `<path ${fill} d="M0-48C20-30 22 0 14 24H-14C-22 0-20-30 0-48ZM-16 2L-34 26-14 22ZM16 2L34 26 14 22Z"/><circle cy="-14" r="8" ${dark}/><path d="M-8 28H8L0 48Z" fill="#bf3a2a"/>`;
const target = `<circle r="42" ${line}/><circle r="24" ${line}/><circle r="8" fill="#bf3a2a"/><path ${line} d="M0-48V-34M0 48V34M-48 0H-34M48 0H34"/>`;
const leaf = `<path ${fill} d="M-38 38C-48-10-16-44 42-42 44 16 10 46-38 38Z"/><path d="M-38 38L18-18M-20 20V-6M-4 4V-20M-20 20H6M-4 4H20" fill="none" stroke="#1a100b" stroke-width="3" opacity=".5"/>`;
const shield = `<path ${fill} d="M0-46L38-34C40 6 26 32 0 46-26 32-40 6-38-34Z"/><path d="M0-28L7-8 27-8 11 4 17 24 0 12-17 24-11 4-27-8-7-8Z" fill="#7a1d16"/>`;
const bell = `<path ${fill} d="M-6-46H6V-38C28-34 30-10 32 12L42 26H-42L-32 12C-30-10-28-34-6-38Z"/><circle cy="36" r="9" fill="#bf3a2a"/>`;
const key = `<circle cx="-20" cy="-20" r="20" ${line}/><path ${line} d="M-6-6L38 38M22 22L34 10M34 34L44 24"/>`;

/** A ball with a character of the lottery's own name, and two numbers beside it. */
const balls = (char: string, seed: number) =>
  `<circle cx="-24" cy="22" r="21" ${fill}/><circle cx="24" cy="24" r="19" fill="#bf3a2a" stroke="${gold.mid}" stroke-width="3"/><circle cy="-14" r="31" fill="${gold.light}"/><g font-weight="700" text-anchor="middle" font-family="sans-serif"><text y="-2" font-size="34" fill="#7a1d16">${escapeText(char)}</text><text x="-24" y="30" font-size="22" fill="#1a100b">${seed % 10}</text><text x="24" y="31" font-size="20" fill="${gold.light}">${(seed >>> 5) % 10}</text></g>`;

/** The emblems in which a category's games begin to look for theirs. */
const sets: Readonly<Record<string, readonly string[]>> = {
  realbet: [spade, heart, diamond, club, crown, dice, wheel, cards, fan, key, bell, lantern],
  sport: [ball, hoop, cup, pad, swords, target, shield, bolt],
  gaming: [gem, coin, seven, flame, star, lotus, fish, mountain, bag, sun, moon, bolt, leaf, ingot, gourd],
  joker: [cards, club, spade, dice, heart, diamond, fan, tile, coin, ingot, lantern, bell],
};
const every = [...new Set([...Object.values(sets).flat(), pyramid, candy, anchor, snow, compass, rocket])];

/** Words in a name and the emblem that suits them best. */
const wanted: readonly (readonly [RegExp, string])[] = [
  [/鱼|锦鲤|深海/, fish],
  [/火|烈|凤/, flame],
  [/财|送宝|进宝/, bag],
  [/福|元宝|金矿|矿工/, ingot],
  [/足球/, ball],
  [/篮球/, hoop],
  [/网球|体育|大满贯/, cup],
  [/电竞|联赛/, pad],
  [/枪/, target],
  [/侠|三国|西游|对决/, swords],
  [/骰/, dice],
  [/轮盘/, wheel],
  [/皇家|王|公主/, crown],
  [/百家乐/, spade],
  [/七七/, seven],
  [/宝石|钻石|翡翠|奥林/, gem],
  [/花园|女神|莲/, lotus],
  [/麻将|二八/, tile],
  [/雷|天神/, bolt],
  [/月/, moon],
  [/法老|阿兹/, pyramid],
  [/甜蜜|糖/, candy],
  [/海盗|船长/, anchor],
  [/冰|极地/, snow],
  [/寻宝|西部/, compass],
  [/太空/, rocket],
  [/森林|丛林|农场|豆|水果/, leaf],
];

/** The games that are seen together, by screen. */
const screens: readonly (readonly GameSeed[])[] = [
  [...(categoryNames['hot'] ?? []), ...hotNames],
  ...Object.entries(categoryNames).flatMap(([list, games]) => (list === 'lottery' ? [] : [games])),
  conciseNames,
  ...[...new Set(providerNames.map(({ platform }) => platform))].map((platform) =>
    providerNames.filter((game) => game.platform === platform),
  ),
];

/** Gives each game an emblem that no other game of any of its screens has. */
function sharedOut(): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  for (const { name } of screens.flat()) {
    if (given.has(name)) continue;
    const beside = screens.filter((games) => games.some((game) => game.name === name)).flat();
    const taken = new Set(beside.map((game) => given.get(game.name)));
    const category = Object.keys(sets).find((list) =>
      categoryNames[list]?.some((game) => game.name === name),
    );
    const liked = wanted.filter(([word]) => word.test(name)).map(([, emblem]) => emblem);
    const free = [...liked, ...(sets[category ?? 'gaming'] ?? []), ...every].find((one) => !taken.has(one));
    given.set(name, free ?? coin);
  }
  return given;
}
const given = sharedOut();

/** The emblem of a game: its own among the games that are seen together; of a lottery, balls with its character. */
export function emblemOf(name: string, category: string, seed: number): string {
  if (category === 'lottery') return balls(name.slice(0, 1), seed);
  return given.get(name) ?? every[seed % every.length] ?? coin;
}

export const bannerEmblems = [crown, gem, bag, coin, cup] as const;
