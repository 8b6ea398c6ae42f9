import { expect } from 'vitest';
import { bankModel, onlineModel, paidByCodeModel } from '#tests/models/deposit/deposit.models.ts';
import { transferModel } from '#tests/models/transfer/transfer.model.ts';
import { drawModel } from '#tests/models/welfare/draw.model.ts';
import { withdrawModel } from '#tests/models/withdraw/withdraw.model.ts';
import { claimPlay } from '#tests/plays/claim.play.ts';
import { bankPlay, onlinePlay, paidByCodePlay, type PaymentWindow } from '#tests/plays/deposit.plays.ts';
import { transferPlay } from '#tests/plays/transfer.play.ts';
import { withdrawPlay } from '#tests/plays/withdraw.play.ts';
import { phonePerTest } from '#tests/support/browser.ts';
import { browserPerson } from '#tests/support/browserPerson.ts';
import { logInBehind } from '#tests/support/journeyLogin.ts';
import { modelTours } from '#tests/support/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import type { Person } from '#tests/support/person.ts';

const MEMBER = 'vip333';
const FUND_PASSWORD = '888888';
const ACCOUNT = '工商银行 **** **** **** 3445';
const phone = phonePerTest();

/** A member at a place of the site, at a tab of it; the calls named wait for the play. */
async function openAt(location: string, held: readonly string[], tab?: string): Promise<Person> {
  const at = phone();
  await at.sandbox(`/sandbox/members/${MEMBER}`, { transferstatus: 0 });
  await logInBehind(at.context, at.site, MEMBER);
  const person = await browserPerson(at, held);
  await at.open(location);
  if (tab !== undefined) await person.press('tab', tab);
  return person;
}

const goTo = (location: string) =>
  phone().page.evaluate((hash) => {
    window.location.hash = hash;
  }, location);

const RECHARGE = ['/api/recharge', '/api/payinfo'];

describeModel(
  'a digital deposit in the browser',
  paidByCodeModel,
  paidByCodePlay(
    () => openAt('/deposit', RECHARGE, '数字货币'),
    (person) => person.press('radio', 'ERC20'),
  ),
  modelTours(paidByCodeModel, 14),
);

describeModel(
  'a deposit by Alipay in the browser',
  paidByCodeModel,
  paidByCodePlay(
    () => openAt('/deposit', RECHARGE, '线下支付'),
    (person) => person.press('radio', '支付宝'),
  ),
  modelTours(paidByCodeModel, 14),
);

describeModel(
  'a deposit by bank transfer in the browser',
  bankModel,
  bankPlay(() => openAt('/deposit', RECHARGE, '线下支付'), {
    leave: () => goTo('/faq'),
    elsewhere: '/faq',
    comeBack: () => goTo('/deposit'),
  }),
  modelTours(bankModel, 14),
);

const PROCESS = '/api/process';

/** The windows besides the one of the app: what was reserved in the tap. */
const reserved = () => phone().context.pages().slice(1);

const paymentWindow: PaymentWindow = {
  // the answer and its window are one moment here: it waits until it is known how the window does
  serverTakes: async (person) => person.waits(PROCESS),
  opening: async () => expect(reserved().length).toBeGreaterThan(0),
  async windowOpens(person) {
    await person.answer(PROCESS, 'good');
    await reserved()
      .at(-1)
      ?.waitForURL(/\/sandbox\/pay/);
  },
  async windowIsBlocked(person) {
    for (const window of reserved()) await window.close();
    await person.answer(PROCESS, 'good');
  },
  async linkIsRefused(person) {
    const before = reserved().length;
    await person.answer(PROCESS, { message: '', data: { url: 'javascript:alert(1)' } });
    await expect.poll(() => reserved().length).toBe(before - 1);
  },
  payingHere: () => phone().page.waitForURL(/\/sandbox\/pay/),
};

describeModel(
  'an online deposit in the browser',
  onlineModel,
  onlinePlay(() => openAt('/deposit', [PROCESS, '/api/payment-channels']), paymentWindow),
  modelTours(onlineModel, 14),
);

describeModel(
  'a withdrawal in the browser',
  withdrawModel,
  withdrawPlay(
    async () => {
      const person = await openAt('/withdraw', ['/api/withdraw']);
      await person.sees('radio', ACCOUNT);
      return person;
    },
    { account: ACCOUNT, password: FUND_PASSWORD },
  ),
  modelTours(withdrawModel, 14),
);

describeModel(
  'a transfer in the browser',
  transferModel,
  transferPlay(() => openAt('/assets?type=2', ['/api/transfer']), 'PP电子'),
  modelTours(transferModel, 14),
);

/** Has the sandbox answer a call with this data. */
const says = (path: string, data: object) => phone().sandbox('/sandbox/scenario', { path, code: 200, data });

describeModel(
  'a claim of the rebate in the browser',
  drawModel,
  claimPlay(() => openAt('/assets?type=5', ['/api/dofanshui']), {
    call: '/api/dofanshui',
    name: '领取返水',
    none: '暂无领取额度！',
    given: '领取成功',
    network: '网络错误，请稍后重试',
    answer: { message: '领取成功', data: null },
    async offer(person, has) {
      const pending = has ? '38.49' : '0.00';
      await says('/api/getfanshui', { list: [], jisuan: '12.00', nojisuan: pending, last_page: 1 });
      // another date is asked for anew
      await person.press('radio', '今日');
      await person.press('radio', '7日内');
      await person.reads(`¥${pending}`);
    },
  }),
  modelTours(drawModel, 14),
);

describeModel(
  'a draw on the welfare page in the browser',
  drawModel,
  claimPlay(() => openAt('/welfare', ['/api/douserredpacket']), {
    call: '/api/douserredpacket',
    name: '立即领取',
    none: '您的剩余次数不足！',
    given: '恭喜您获得8.88元红包！',
    network: '服务器异常，请稍后再试',
    answer: { message: '', data: { redpacketmoney: '8.88' } },
    async offer(person, has) {
      await says('/api/userredpacket', { sendnums: has ? 1 : 0, acquirednum: 2 });
      await goTo('/faq');
      await person.isAt('/faq');
      await goTo('/welfare');
      await person.reads(`剩余次数 ${has ? 1 : 0}`);
    },
  }),
  modelTours(drawModel, 14),
);
