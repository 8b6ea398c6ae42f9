import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testsOf } from '#tools/test/changedTests.ts';

test.each([
  ['tests/views/vip/VipScreen.test.tsx', ['tests/views/vip/VipScreen.test.tsx']],
  ['machines/deposit/recharge.ts', ['tests/views/deposit']],
  ['src/areas/withdraw/WithdrawScreen.tsx', ['tests/views/withdraw']],
  ['src/app/App.tsx', ['tests/views/app/shell']],
  ['src/ui/Button.tsx', ['tests/views/ui']],
  ['src/api/http.ts', ['tests/api']],
  ['tests/models/login/login.model.ts', ['tests/views/login']],
  ['src/areas/vip/calls.ts', ['tests/views/vip']],
  ['machines/kit/poll/poll.machine.ts', ['tests/views/kit/poll']],
  ['src/lib/redactedText.ts', ['tests/api/crashReport.dom.test.ts']],
  ['sandbox/sandbox.ts', ['tests/sandbox']],
  ['tools/test/cli.ts', ['tests/tools']],
])('%s is checked by %j', (path, tests) => {
  expect(testsOf(path)).toEqual(tests);
  for (const folder of tests) expect(existsSync(folder)).toBe(true);
});

test.each(['README.md', 'tests/journeys/lottery.test.ts', 'public/art/a.svg'])('%s by none here', (path) => {
  expect(testsOf(path)).toEqual([]);
});
