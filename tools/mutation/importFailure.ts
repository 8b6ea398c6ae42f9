import { TestRunner, test } from 'vitest';

/** Counts a test file that cannot be loaded as a failed test: Stryker looks at tests alone. */
export default class ImportFailureRunner extends TestRunner {
  override async importFile(file: string, source: 'collect' | 'setup'): Promise<unknown> {
    try {
      return await super.importFile(file, source);
    } catch (error) {
      if (source === 'setup') throw error;
      // oxlint-disable-next-line vitest/expect-expect -- it stands for a failure and throws it
      test('the file can be loaded', () => {
        throw error;
      });
      return undefined;
    }
  }
}
