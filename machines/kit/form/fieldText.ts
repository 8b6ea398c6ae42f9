import { halfWidth } from './halfWidth.ts';

/** Blanks of every kind, and the marks without width that other apps copy along. */
const BLANKS = /[\s\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069]/g;
const HYPHENS = /[-\u2010-\u2015\u2212\uFE58\uFE63]/g;
/** What stands around a copied number: brackets, quotes, punctuation, the words of a label without a colon. */
const EDGES = /^[^A-Za-z\d]+|[^A-Za-z\d]+$/g;
/** What phone numbers are also written with, such as `(+86)138.1234.5678`. */
const PHONE_MARKS = /[()+.]/g;
/** A number or address, of which a label contains none (`TRC20` is too short to be one). */
const NUMBER = /(?=[A-Za-z]*\d)[A-Za-z\d]{8}/;

const withoutBlanks = (text: string) => halfWidth(text).replace(BLANKS, '');
const withoutSeparators = (text: string) => withoutBlanks(text).replace(HYPHENS, '');
const asItIs = (text: string) => text;
const within = (max: number) => (text: string) => text.length <= max;

/**
 * A text without the label before its colon (D64); null if what would fall away looks like a number itself, because
 * then nobody knows which one is meant.
 */
function unlabelled(text: string): string | null {
  const parts = halfWidth(text)
    .split(':')
    .filter((part) => part.trim() !== '');
  const last = parts.pop() ?? '';
  return parts.some((part) => NUMBER.test(withoutSeparators(part))) ? null : last;
}

/** The limit of a field whose text the documents do not give. */
export const tooLong = (label: string, max: number) => `${label}最多${max}个字符`;

/**
 * A number of digits, such as a card or a phone (D64): blanks, hyphens, a label and what stands around it fall away;
 * letters between the digits do not, because without them it would be another number. `whole` removes what falls away
 * as soon as it is recognised.
 */
export function digits(max: number, refusal: string, whole: (text: string) => string = asItIs) {
  return {
    keep: (text: string) => halfWidth(text).replace(/\D/g, ''),
    meant: (text: string) => {
      const meant = unlabelled(text);
      if (meant === null) return null;
      const number = withoutSeparators(meant.replace(EDGES, ''));
      return /^\d*$/.test(number.replace(PHONE_MARKS, '')) ? number : null;
    },
    whole,
    shown: asItIs,
    fits: within(max),
    refusal,
  };
}

/** A code or address of letters and digits (D64): as a number, but with any character. */
export function code(max: number, refusal: string) {
  return {
    keep: withoutSeparators,
    meant: (text: string) => unlabelled(text)?.replace(EDGES, '') ?? null,
    whole: asItIs,
    shown: asItIs,
    fits: within(max),
    refusal,
  };
}

/** A name in a system, such as a user name or an email address: as a code, but hyphens belong to it. */
export function identifier(max: number, refusal: string, whole: (text: string) => string = asItIs) {
  return {
    keep: withoutBlanks,
    meant: (text: string) => {
      const name = unlabelled(text);
      // hyphens between digits are those of a phone number
      return name !== null && /^\+?\d+$/.test(withoutSeparators(name)) ? withoutSeparators(name) : name;
    },
    whole,
    shown: asItIs,
    fits: within(max),
    refusal,
  };
}

/** A person's name: blanks belong inside it, and a label falls away, because no name contains a colon. */
export function personName(max: number, refusal: string) {
  return {
    ...sentence(max, refusal),
    keep: halfWidth,
    meant: (text: string) => halfWidth(text).split(':').pop()?.trim() ?? '',
  };
}

/** Any text; blanks at its edges are not sent and do not count. */
export function sentence(max: number, refusal: string) {
  return { ...secret(max, refusal), fits: (text: string) => text.trim().length <= max };
}

/** A password: every character counts and none is changed. */
export function secret(max: number, refusal: string) {
  return {
    keep: asItIs,
    meant: asItIs as (text: string) => string | null,
    whole: asItIs,
    shown: asItIs,
    fits: within(max),
    refusal,
  };
}
