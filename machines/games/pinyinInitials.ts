/**
 * The first character of each pinyin initial in the order of the platform's own pinyin collation; a character between
 * two of them starts with the letter of the first. This needs no dictionary.
 */
const FIRSTS: readonly (readonly [string, string])[] = [
  ['a', '阿'],
  ['b', '八'],
  ['c', '嚓'],
  ['d', '咑'],
  ['e', '妸'],
  ['f', '发'],
  ['g', '旮'],
  ['h', '哈'],
  ['j', '丌'],
  ['k', '咔'],
  ['l', '垃'],
  ['m', '妈'],
  ['n', '拏'],
  ['o', '噢'],
  ['p', '妑'],
  ['q', '七'],
  ['r', '呥'],
  ['s', '仨'],
  ['t', '他'],
  ['w', '屲'],
  ['x', '夕'],
  ['y', '丫'],
  ['z', '帀'],
];

const collator = new Intl.Collator('zh-Hans-CN-u-co-pinyin');
/** A platform without pinyin collation sorts by code point; its letters would be wrong, so it gets none. */
const isSorted = FIRSTS.every(([, first], at) => collator.compare(FIRSTS[at - 1]?.[1] ?? '', first) < 0);

function initialOf(char: string): string {
  if (/[a-z0-9]/.test(char)) return char;
  if (!isSorted || !/\p{Script=Han}/u.test(char)) return '';
  let initial = '';
  for (const [letter, first] of FIRSTS) if (collator.compare(first, char) <= 0) initial = letter;
  return initial;
}

/**
 * The pinyin initials of a name, such as `jlsb` for 金龙送宝; letters and digits stay as they are. Empty if the platform
 * does not support it. A character with several readings gets the letter of its most common one.
 */
export function pinyinInitials(name: string): string {
  return Array.from(name.normalize('NFKC').toLowerCase(), initialOf).join('');
}
