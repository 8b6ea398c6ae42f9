import { Refusal } from '#sandbox/http/answer.ts';
import { cents } from '#sandbox/ledger/cents.ts';

interface PayOption {
  payname: string;
  bank_code: string;
  /** `min-max` in CNY, empty for none */
  amount_range: string;
  /** allowed amounts in CNY, empty for any */
  fixed_amounts: readonly string[];
}

/** The channels of online recharge (spec 2 §3); the last one returns its link as payUrl. */
export const channels: readonly { channel: string; name: string; options: readonly PayOption[] }[] = [
  {
    channel: 'fast',
    name: '极速通道',
    options: [
      { payname: '银联快捷', bank_code: 'UNION', amount_range: '100-50000', fixed_amounts: [] },
      { payname: '网银转账', bank_code: 'EBANK', amount_range: '500-100000', fixed_amounts: [] },
    ],
  },
  {
    channel: 'fixed',
    name: '定额通道',
    options: [
      {
        payname: '扫码定额',
        bank_code: 'QRFIX',
        amount_range: '',
        fixed_amounts: ['100', '200', '500', '1000', '2000'],
      },
      {
        payname: '话费直充',
        bank_code: 'PHONE',
        amount_range: '50-300',
        fixed_amounts: ['30', '50', '100', '200', '300', '500'],
      },
    ],
  },
  {
    channel: 'bridge',
    name: '备用通道',
    options: [{ payname: '快捷支付', bank_code: 'BRIDGE', amount_range: '', fixed_amounts: [] }],
  },
];

/** The selected option; the rules are checked in the order of D46, range and fixed amounts both (D26). */
export function checkedOption(channel: string, code: string, payname: string, amount: string): PayOption {
  const option = channels
    .find((known) => known.channel === channel)
    ?.options.find((known) => known.bank_code === code || known.payname === payname);
  if (option === undefined) throw new Refusal('请选择支付方式');
  const requested = cents(amount);
  const [min = '', max = ''] = option.amount_range.split('-');
  if (min !== '' && (requested < cents(min) || requested > cents(max))) {
    throw new Refusal(`金额必须在 ${min} 和 ${max} 之间`);
  }
  const { fixed_amounts: fixed } = option;
  if (fixed.length > 0 && !fixed.some((allowed) => cents(allowed) === requested)) {
    throw new Refusal(`金额必须是固定值：${fixed.join(', ')}`);
  }
  return option;
}
