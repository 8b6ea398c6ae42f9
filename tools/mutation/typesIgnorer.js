import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';

/** Whether this is the argument of a machine's `setup()`. */
function isOfSetup(path) {
  const call = path?.parentPath?.node;
  return call?.type === 'CallExpression' && call.callee.type === 'Identifier' && call.callee.name === 'setup';
}

const isTypes = ({ key }) => key?.type === 'Identifier' && key.name === 'types';

/**
 * Stryker plugin: leaves out the `types` of a machine's `setup()`, which only the compiler reads, and a `setup()` that
 * has nothing else.
 */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'types', {
    shouldIgnore(path) {
      const ignored = path.isObjectProperty()
        ? isTypes(path.node) && isOfSetup(path.parentPath)
        : path.isObjectExpression() && path.node.properties.every(isTypes) && isOfSetup(path);
      return ignored ? 'declares types alone' : undefined;
    },
  }),
];
