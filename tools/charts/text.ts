/** Text sizes of the drawing in px. The font is monospaced, so that widths are known without a browser. */
export const FONT_SIZE = 12;
export const LINE_HEIGHT = 16;
export const TITLE_HEIGHT = 28;
export const PADDING = 10;

/** The width of a letter of the widest common monospaced font, relative to the font size. */
const LETTER = 0.605;
const TITLE_SIZE = 13;

/** The width of a number of letters, optionally of a title. */
export function widthOf(letters: number, isTitle = false): number {
  return Math.ceil(letters * LETTER * (isTitle ? TITLE_SIZE : FONT_SIZE));
}

/** A text wrapped at spaces into lines of a maximum number of letters; a longer word is not broken. */
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
