import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '#sandbox/backend.ts';
import { deposits } from '#sandbox/db/ledgerSchema.ts';
import { Refusal, success } from '#sandbox/http/answer.ts';
import { readBody, textField } from '#sandbox/http/body.ts';
import { cents, yuan } from '#sandbox/ledger/cents.ts';
import { cashierOf } from '#sandbox/assets/recordRows.ts';
import { submit } from '#sandbox/ledger/submission.ts';
import { signedIn } from '#sandbox/session/sessions.ts';
import { channels, checkedOption } from './channels.ts';
import { requestDeposit } from './deposits.ts';
import { usdtPayable } from '#sandbox/ledger/usdt.ts';

const Recharge = v.object({
  paytype: textField,
  amount: textField,
  catepay: textField,
  bank: textField,
  bank_address: textField,
  bank_no: textField,
  bank_owner: textField,
});
type Recharge = v.InferOutput<typeof Recharge>;
const Payment = v.object({ channel: textField, payname: textField, amount: textField, payOption: textField });

const payWays: Readonly<Record<string, string>> = {
  usdt: 'USDT',
  bank: '银行转账',
  alipay: '支付宝',
  wxpay: '微信支付',
};

/** The bank form's rules in the order of the document (spec 2 §5). */
const bankRules: readonly (readonly [keyof Recharge, string])[] = [
  ['bank_owner', '请输入存款人姓名'],
  ['bank', '请输入银行类型'],
  ['bank_no', '请输入银行卡号'],
  ['bank_address', '请输入银行开户行地址'],
];

/** Deposits: methods, offline and digital recharge with its payment info, online channels (spec 2 §7). */
export function depositCalls(backend: Backend): Hono {
  const { store, now, settings } = backend;
  const app = new Hono();

  app.get('/get_pay_way', async (c) => {
    await signedIn(c, backend);
    return c.json(success({ usdt: 1, card: 1, alipay: 1, wxpay: 1, online: 1, wechat: 1 }));
  });

  app.get('/payment-channels', async (c) => {
    await signedIn(c, backend);
    return c.json(success(channels));
  });

  app.post('/recharge', async (c) => {
    const { member } = await signedIn(c, backend);
    const body = await readBody(c, Recharge);
    const detail = checkedDetail(body, settings.depositRate);
    const amount = cents(body.amount, '请输入正确金额');
    return submit(c, backend, member.id, body, async (queries) => {
      const number = await requestDeposit(queries, {
        memberId: member.id,
        kind: body.paytype === 'usdt' ? 'usdt' : 'offline',
        payWay: payWays[body.paytype] ?? '',
        amount,
        detail,
        at: now(),
      });
      return success(null, number);
    });
  });

  app.post('/payinfo', async (c) => {
    const { member } = await signedIn(c, backend);
    const { deposit_no: number } = await readBody(c, v.object({ deposit_no: textField }));
    const [row] = await store.read((queries) =>
      queries
        .select()
        .from(deposits)
        .where(and(eq(deposits.number, number), eq(deposits.memberId, member.id))),
    );
    if (row === undefined) throw new Refusal('订单不存在', 404);
    refuseUnpayable(row);
    return c.json(success(paymentInfo(row, settings.depositRate)));
  });

  app.post('/process', async (c) => {
    const { member } = await signedIn(c, backend);
    const body = await readBody(c, Payment);
    const option = checkedOption(body.channel, body.payOption, body.payname, body.amount);
    return submit(c, backend, member.id, body, async (queries) => {
      const amount = cents(body.amount);
      const number = await requestDeposit(queries, {
        memberId: member.id,
        kind: 'online',
        payWay: option.payname,
        channel: channels.find((known) => known.channel === body.channel)?.name ?? '',
        amount,
        at: now(),
      });
      const url = cashierOf(number, amount);
      const link = body.channel === 'bridge' ? { payUrl: url } : { url };
      return success(link, '提交成功');
    });
  });
  return app;
}

/** The details to store with a recharge, including the current rate; refuses if one is missing (spec 2 §5). */
function checkedDetail(body: Recharge, rate: string): Record<string, string> {
  if (payWays[body.paytype] === undefined) throw new Refusal('请选择支付方式');
  if (body.paytype === 'usdt') {
    if (body.catepay !== 'TRC20' && body.catepay !== 'ERC20') throw new Refusal('请选择钱包协议');
    return { catepay: body.catepay, rate };
  }
  if (body.paytype !== 'bank') return {};
  const broken = bankRules.find(([field]) => body[field] === '');
  if (broken !== undefined) throw new Refusal(broken[1]);
  return Object.fromEntries(bankRules.map(([field]) => [field, body[field]]));
}

/** Refuses the payment info of a deposit that is settled, or that is paid elsewhere (spec 2 §4). */
function refuseUnpayable({ kind, state }: typeof deposits.$inferSelect): void {
  if (state === 2) throw new Refusal('订单已支付', 409);
  if (state === 3) throw new Refusal('订单已取消', 409);
  if (kind === 'online') throw new Refusal('该订单没有支付信息');
}

/** The operator's own account for transfers, which is nobody's. */
const demoBank = {
  bank: '演示银行',
  card: { mch_id: '6200000000000000000', payimg: '', bank_owner: '演示商户', bank_address: '演示支行' },
};

/**
 * The payment info (spec 2 §3 deposit info): USDT to a demo address, CNY to a demo account. `rate` is for deposits
 * without a stored rate.
 */
function paymentInfo(row: typeof deposits.$inferSelect, rate: string) {
  const protocol = row.detail['catepay'] ?? '';
  const amount = yuan(row.amount);
  if (row.payWay === payWays['bank'])
    return {
      info: { amount, real_money: amount, bank: demoBank.bank, paytype: 'bank', arrival: '约 10-30 分钟' },
      cardlist: [demoBank.card],
    };
  const address = row.kind === 'usdt' ? demoAddress(protocol) : 'demo@pay.example';
  return {
    info: {
      amount,
      real_money: row.kind === 'usdt' ? usdtPayable(row.amount, row.detail['rate'] ?? rate) : amount,
      bank: protocol === '' ? row.payWay : protocol,
      paytype: row.kind,
      arrival: row.kind === 'usdt' ? '约 1-5 分钟' : '约 5-10 分钟',
    },
    cardlist: [{ mch_id: address, payimg: '' }],
  };
}

/** A well-formed address that belongs to nobody. */
function demoAddress(protocol: string): string {
  const print = createHash('sha256').update(`demo ${protocol}`).digest('hex');
  return protocol === 'ERC20' ? `0x${print.slice(0, 40)}` : `T${print.replaceAll('0', 'x').slice(0, 33)}`;
}
