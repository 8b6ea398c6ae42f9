import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';

/** Stryker plugin: leaves out the `types` of a machine's `setup()`, which only the compiler reads. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'types', {
    shouldIgnore(path) {
      if (!path.isObjectProperty() || path.node.key.type !== 'Identifier' || path.node.key.name !== 'types')
        return undefined;
      const call = path.parentPath?.parentPath?.node;
      const isSetup =
        call?.type === 'CallExpression' && call.callee.type === 'Identifier' && call.callee.name === 'setup';
      return isSetup ? 'declares types alone' : undefined;
    },
  }),
];
