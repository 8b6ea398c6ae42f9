/** Constants directly below another one share its docstring. */
const GROUPED = /(?<=\*\/\n(?:export const .*;\n)*)export const .*;\n$/;

/** The docstring of an exported constant or function as one line of text, '' if there is none. */
export function docstringOf(source: string, exported: string): string {
  const declaration = new RegExp(`^export (?:const|function|async function) ${exported}\\b`, 'm').exec(
    source,
  );
  let before = declaration === null ? '' : source.slice(0, declaration.index);
  while (declaration?.[0].startsWith('export const') === true && GROUPED.test(before))
    before = before.replace(GROUPED, '');
  const start = before.lastIndexOf('/**');
  const comment = start === -1 ? '' : before.slice(start).trimEnd();
  // text between another comment and this declaration is another declaration
  if (!comment.endsWith('*/') || comment.indexOf('*/') !== comment.length - 2) return '';
  return comment
    .slice(3, -2)
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .filter((line) => line !== '')
    .join(' ');
}

/** The first sentence of a text; a full stop in parentheses does not end it. */
export function firstSentence(text: string): string {
  return /^(?:\([^)]*\)|[^(])*?[.!?](?= |$)/.exec(text)?.[0] ?? text;
}
