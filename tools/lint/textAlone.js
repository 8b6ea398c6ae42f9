/**
 * A lint rule for JSX: a text stands alone in an element of its own. A browser that translates the page replaces text
 * nodes with elements. React sets the only text of an element anew whatever has become of it, but it keeps, moves and
 * removes a text beside siblings as a node, which is gone then: the page fails or shows the old text. The rule sees
 * texts that are written out; `tests/support/ownTexts.ts` sees those that a variable or a component brings.
 */
const textAlone = {
  create(context) {
    const check = ({ children }, canHoldOne) => {
      const filled = children.filter((child) => !isBlank(child));
      if (canHoldOne && filled.length < 2) return;
      for (const node of filled.filter(isText))
        context.report({
          node,
          message:
            'A text beside other nodes breaks when the page is translated: give it an element of its own.',
        });
    };
    return {
      JSXElement: (node) => check(node, true),
      // its only text becomes a child of the element around it
      JSXFragment: (node) => check(node, false),
    };
  },
};

/** What JSX leaves out: lines of blanks, and comments. */
function isBlank(child) {
  if (child.type === 'JSXText') return child.value.trim() === '' && child.value.includes('\n');
  return child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression';
}

function isText(node) {
  switch (node.type) {
    case 'JSXText':
    case 'TemplateLiteral':
      return true;
    case 'Literal':
      return ['string', 'number'].includes(typeof node.value) && node.value !== '';
    case 'JSXExpressionContainer':
      return isText(node.expression);
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    case 'LogicalExpression':
      return isText(node.left) || isText(node.right);
    default:
      return false;
  }
}

export default textAlone;
