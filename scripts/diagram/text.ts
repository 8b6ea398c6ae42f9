/** Sizes of the drawing's text in px: code has letters of one width, so that it is known without a browser. */
export const FONT_SIZE = 12;
export const LINE_HEIGHT = 16;
export const TITLE_HEIGHT = 28;
export const PADDING = 10;

/** The widest of the usual fonts for code, in parts of the font's size. */
const LETTER = 0.605;
const TITLE_SIZE = 13;

/** The width of so many letters, of a title where it is one. */
export function widthOf(letters: number, isTitle = false): number {
  return Math.ceil(letters * LETTER * (isTitle ? TITLE_SIZE : FONT_SIZE));
}

/** A text in lines of so many letters at most, broken at spaces; a longer word stays whole. */
export function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(lines.length === 0 ? word : `  ${word}`);
  }
  return lines;
}
