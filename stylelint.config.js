/**
 * Style sheets stay in their room: whatever a CSS module selects is of one of its own classes, or inside of it. So no
 * sheet can change what another one shows; elements are selected only within an own class. The four global sheets
 * are the exception.
 *
 * @type {import('stylelint').Config}
 */
export default {
  reportNeedlessDisables: true,
  rules: {
    'selector-disallowed-list': [
      [
        // a selector begins with an element of an own class: no other one, no `*`, `:root` or attribute of the page
        String.raw`/^(?![\w-]*\.|from$|to$|\d)/`,
        // and what stands beside an own class has one, too: a bare element there may be of another sheet
        String.raw`/^[^\s>+~(]+(\([^)]*\))?\s*[+~]\s*[^.\s]/`,
      ],
      { splitList: true, message: (selector) => `"${selector}" reaches outside of the sheet's own classes` },
    ],
    'selector-pseudo-class-disallowed-list': ['global', 'root'],
    'selector-max-id': 0,
    // it would bring rules along that no class holds
    'at-rule-disallowed-list': ['import'],
  },
  overrides: [
    {
      files: ['**/ui/{base,tokens}.css', '**/app/app.css', '**/inspector.css'],
      rules: {
        'selector-disallowed-list': null,
        'selector-pseudo-class-disallowed-list': null,
        'selector-max-id': null,
      },
    },
  ],
};
