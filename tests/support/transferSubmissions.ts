import type { Phone } from '#tests/support/browser.ts';
import { bookings, button, toastOf, type Submission } from '#tests/support/faultInjection.ts';

const amount = ({ page }: Phone) => page.getByRole('textbox', { name: '金额' });

function transfer(out: boolean): Submission {
  return {
    call: '/api/transfer',
    location: `/assets?type=${out ? 3 : 2}`,
    async reach(at) {
      await button('额度转换')(at).click();
      if (out) {
        await button('切换方向')(at).click();
        await at.page.getByRole('dialog').getByLabel('平台').selectOption('pp');
      }
    },
    fill: (at) => amount(at).fill('12.34'),
    button: '确认转账',
    field: amount,
    done: toastOf(/成功/),
    count: bookings(out ? 'transferOut' : 'transferIn'),
  };
}

/** Every transfer between the wallets, and every claim. */
export const transfersAndClaims = {
  'transfer in': transfer(false),
  'transfer out': transfer(true),
  'rebate claim': {
    call: '/api/dofanshui',
    location: '/assets?type=5',
    fill: ({ page }) => page.getByRole('list', { name: '记录' }).waitFor(),
    button: '领取返水',
    done: toastOf(/成功/),
    count: bookings('rebate'),
  },
  'red packet on /welfare': {
    call: '/api/douserredpacket',
    location: '/welfare',
    fill: ({ page }) => page.getByText(/^剩余次数 \d+$/).waitFor(),
    button: '立即领取',
    done: toastOf(/恭喜您获得/),
    unknownText: '服务器异常，请稍后再试',
    count: async (_, ask) => ((await ask('/api/redpacket', { page: 1 })) as { total: number }).total,
  },
} satisfies Record<string, Submission>;
