import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test.each([1, 2, 3])(
  'forty walks through faults of seed %s leave nothing that waits',
  async (seed) => {
    const run = promisify(execFile)(
      join(process.cwd(), 'node_modules/.bin/vitest'),
      ['run', '--maxWorkers=1', 'tests/views/faultWalk.test.tsx'],
      { env: { ...process.env, FAULT_WALKS: '40', PROPERTY_SEED: String(seed) }, maxBuffer: 100_000_000 },
    );
    await expect(run.then(() => 'passed')).resolves.toBe('passed');
  },
  400_000,
);
