import type { Phone } from '#tests/support/browser.ts';
import { expect } from '#tests/support/browserExpect.ts';
import { reviews, toastOf, type Submission } from '#tests/support/faultInjection.ts';

const amount = ({ page }: Phone) => page.getByRole('textbox', { name: '充值金额' });
const tab = ({ page }: Phone, name: string) => page.getByRole('tab', { name }).click();

/** Recharges with payment details: a dialog on the page, or a toast elsewhere. */
const paidByCode = {
  call: '/api/recharge',
  location: '/deposit',
  button: '确认充值',
  field: amount,
  done: ({ page }) => page.getByRole('dialog', { name: '充值信息' }),
  doneAway: (at) => toastOf(/充值订单已生成，单号 CK\d+/)(at).waitFor(),
  count: reviews('CK'),
} as const satisfies Partial<Submission>;

const fill = (at: Phone) => amount(at).fill('250');
const reachOffline = (name: string) => async (at: Phone) => {
  await tab(at, '线下支付');
  await at.page.getByRole('radio', { name }).check();
};

/** Every kind of deposit. */
export const deposits = {
  'online deposit': {
    call: '/api/process',
    location: '/deposit',
    fill: (at) => amount(at).fill('300'),
    button: '立即充值',
    field: amount,
    done: ({ page }) => page.getByRole('heading', { name: '支付页面已打开' }),
    // recognised by the payment page in the window that the tap opened
    doneAway: async ({ context }) => {
      const opened = () => context.pages().find((page) => page.url().includes('/sandbox/pay'));
      // poll the windows, because responses of other calls arrive whether it opens or not
      await expect.poll(() => opened() !== undefined).toBe(true);
    },
    unknownText: '提交失败，请稍后再试',
    count: reviews('CK'),
  },
  'digital deposit': {
    ...paidByCode,
    reach: (at) => tab(at, '数字货币'),
    fill: (at) => amount(at).fill('640'),
  },
  'Alipay deposit': { ...paidByCode, reach: reachOffline('支付宝'), fill },
  'WeChat deposit': { ...paidByCode, reach: reachOffline('微信'), fill },
  'bank deposit': {
    ...paidByCode,
    reach: reachOffline('银行卡'),
    async fill(at) {
      await fill(at);
      for (const name of ['存款人姓名', '银行类型', '银行卡号', '开户行地址'])
        await at.page.getByRole('textbox', { name }).fill('6222021234567890');
    },
    done: toastOf(/操作成功，等待工作人员审核！/),
    doneAway: (at) => toastOf(/操作成功，等待工作人员审核！/)(at).waitFor(),
  },
} satisfies Record<string, Submission>;
