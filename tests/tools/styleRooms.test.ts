import stylelint from 'stylelint';
import { describe, expect, test } from 'vitest';

/** What the lint says of a sheet at this path. */
async function faultsOf(code: string, codeFilename: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
}

const MODULE = 'src/ui/Planted.module.css';
const outside = (selector: string) =>
  `"${selector}" reaches outside of the sheet's own classes (selector-disallowed-list)`;

describe('a style sheet that reaches outside of its own classes', () => {
  test.each([
    ['an element', 'h1 { color: red }', 'h1'],
    ['the body', 'body { color: red }', 'body'],
    ['everything', '* { color: red }', '*'],
    ['an attribute of any element', '[hidden] { color: red }', '[hidden]'],
    ['a state of any element', ':focus { color: red }', ':focus'],
    ['a condition on the page', 'html:has(.own) h1 { color: red }', 'html:has(.own) h1'],
    ['an element of the page around its own', 'main .own { color: red }', 'main .own'],
    ['an attribute of the page around its own', '[data-theme] .own { color: red }', '[data-theme] .own'],
    ['one of a list', '.own, p { color: red }', 'p'],
    ['an element beside its own', '.own + h1 { color: red }', '.own + h1'],
    ['any element beside its own in a state', '.own:not(:focus) ~ * { color: red }', '.own:not(:focus) ~ *'],
    ['in a condition of the screen', '@media (min-width: 1px) { ul { color: red } }', 'ul'],
  ])('by %s is named', async (_, css, selector) => {
    expect(await faultsOf(css, MODULE)).toEqual([outside(selector)]);
  });

  test.each([
    [':root { color: red }', /:root.*\(selector-pseudo-class-disallowed-list\)/],
    [':root:has(.own) h1 { color: red }', /:root.*\(selector-pseudo-class-disallowed-list\)/],
    ['.own :global(.framed) { color: red }', /:global.*\(selector-pseudo-class-disallowed-list\)/],
    ['#root .own { color: red }', /#root.*\(selector-max-id\)/],
    ['.own #root { color: red }', /#root.*\(selector-max-id\)/],
    ["@import '#ui/base.css';", /import.*\(at-rule-disallowed-list\)/],
  ])('by %s is named', async (css, fault) => {
    expect(await faultsOf(css, MODULE)).toContainEqual(expect.stringMatching(fault));
  });

  test('is found wherever it is, but in the global sheets', async () => {
    const css = ':root { color: red } #root, h1 { color: red }';
    expect(await faultsOf(css, 'src/areas/home/home.css')).not.toEqual([]);
    for (const name of ['ui/base', 'ui/tokens', 'app/app'])
      expect(await faultsOf(css, `src/${name}.css`)).toEqual([]);
  });
});

test.each([
  '.own h1 { color: red }',
  '.own > li + li { color: red }',
  '.own > * { color: red }',
  'a.own:active { color: red }',
  '.own:checked + .other { color: red }',
  ".own[aria-invalid] .other:not([aria-busy='true'])::after { color: red }",
  '@keyframes turn { from { opacity: 0 } 50% { opacity: 0.5 } to { opacity: 1 } }',
])('a sheet may say %s', async (css) => {
  expect(await faultsOf(css, MODULE)).toEqual([]);
});
