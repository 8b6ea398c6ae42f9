import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Phone } from '#tests/support/browser.ts';
import { reviews, toastOf, type Submission } from '#tests/support/faultInjection.ts';

const FUND_PASSWORD = '888888';
const amount = ({ page }: Phone) => page.getByRole('textbox', { name: '提现金额' });
const fillPassword = ({ page }: Phone) => page.getByLabel('支付密码', { exact: true }).fill(FUND_PASSWORD);

function withdrawal(tab: string | null): Submission {
  return {
    call: '/api/withdraw',
    location: '/withdraw',
    ...(tab !== null && { reach: ({ page }) => page.getByRole('tab', { name: tab }).click() }),
    async fill(at) {
      await at.page.getByRole('radio').first().check();
      await amount(at).fill('123.45');
      await fillPassword(at);
    },
    refill: fillPassword,
    button: '确认提现',
    field: amount,
    done: toastOf(/提交成功，等待后台审核/),
    count: reviews('TX'),
  };
}

/** The minified form of a setting that is off. */
const SETTING = 'withdrawToAddress:!1';
const textOf = (name: string) => readFileSync(join('dist/assets', name), 'utf8');

/** Serves the site with the third withdrawal tab enabled, as in an operator's build (D23, docs/deploy.md). */
async function withAddressTab({ context }: Phone): Promise<void> {
  const [file, ...others] = readdirSync('dist/assets').filter((name) => textOf(name).includes(SETTING));
  if (file === undefined || others.length > 0) throw new Error(`The build says ${SETTING} elsewhere`);
  const body = textOf(file).replace(SETTING, 'withdrawToAddress:!0');
  await context.route(`**/assets/${file}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

/** Every kind of withdrawal. */
export const withdrawals = {
  'withdrawal in CNY': withdrawal(null),
  'withdrawal in virtual currency': withdrawal('虚拟币提现'),
  'withdrawal to a USDT address': { ...withdrawal('USDT地址提现'), setUp: withAddressTab },
} satisfies Record<string, Submission>;
