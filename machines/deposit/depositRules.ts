import { code, personName, sentence, tooLong } from '#machines/kit/form/fieldText.ts';
import type { InvalidField } from '#machines/kit/form/invalidField.ts';
import { isInRange, quickAmounts, type AmountRange } from '#machines/deposit/quickAmounts.ts';
import { compareAmounts, isPositive } from '#machines/kit/money/amount.ts';
import { readAmount, type ServerAmount } from '#machines/kit/money/serverAmount.ts';
import { readTypedAmount, unreadableAmount } from '#machines/kit/money/typedAmount.ts';
import { refusedDeposit, type Allowance } from '#machines/kit/protection/protection.ts';

/** The payment methods that the server offers (D50). */
export interface PayWays {
  usdt: boolean;
  card: boolean;
  alipay: boolean;
  wxpay: boolean;
  online: boolean;
  wechat: boolean;
}

/** No method at all. */
export const NO_WAYS: PayWays = {
  usdt: false,
  card: false,
  alipay: false,
  wxpay: false,
  online: false,
  wechat: false,
};

export type DepositTab = 'online' | 'digital' | 'offline';
/** The offline methods; `service` is a top-up through customer service. */
export type OfflineMethod = 'service' | 'alipay' | 'wxpay' | 'bank';

/** The offline methods that are open, in the order of the screen. */
export function offlineMethods(ways: PayWays): OfflineMethod[] {
  const open: Record<OfflineMethod, boolean> = {
    service: ways.wechat,
    alipay: ways.alipay,
    wxpay: ways.wxpay,
    bank: ways.card,
  };
  return (Object.keys(open) as OfflineMethod[]).filter((method) => open[method]);
}

/** The open tabs; the page starts on the first, and online comes before all others (spec 2 §2). */
export function depositTabs(ways: PayWays): DepositTab[] {
  const open: Record<DepositTab, boolean> = {
    online: ways.online,
    digital: ways.usdt,
    offline: offlineMethods(ways).length > 0,
  };
  return (Object.keys(open) as DepositTab[]).filter((tab) => open[tab]);
}

/** Whether a tab may show the bank form. */
export function asksForBank(ways: PayWays, tab: DepositTab | null): boolean {
  return tab === 'offline' && ways.card;
}

/** A payment option within a channel; the limits are CNY. */
export interface PayOption {
  name: string;
  code: string;
  range: AmountRange | null;
  /** null for one that is unknown */
  fixed: readonly ServerAmount[];
  /** the server names no limit, in contrast to one that cannot be read */
  isUnlimited?: boolean;
}

/** A payment channel and its options. */
export interface PayChannel {
  code: string;
  name: string;
  options: readonly PayOption[];
}

/** Parses `min-max`; null if there is no limit, or it cannot be read and is left to the server (D65). */
export function amountRange(text: string): AmountRange | null {
  const parts = text.split(/[-~]/).map((part) => readAmount(part));
  const [min = null, max = null] = parts;
  return parts.length !== 2 || min === null || max === null ? null : { min, max };
}

/** Shown if the range of an option forbids all its fixed amounts (D26, D72). */
export const NO_AMOUNT_TEXT = '该支付方式暂无可用金额，请选择其他支付方式';

/** The fixed amounts of an option that may be paid: both its limits hold (D26), and no other is offered (D72). */
export function offeredAmounts(option: PayOption): string[] {
  return option.fixed.filter(
    (amount): amount is string => amount !== null && isPositive(amount) && isInRange(option.range, amount),
  );
}

/**
 * Whether an option takes its fixed amounts and no other. Where one of them is unknown, which amounts may be paid is left
 * to the server (D65).
 */
export function hasFixedAmounts({ fixed }: PayOption): boolean {
  return fixed.length > 0 && !fixed.includes(null);
}

/** Whether an option has fixed amounts of which none may be paid. */
export function hasNoAmount(option: PayOption): boolean {
  return hasFixedAmounts(option) && offeredAmounts(option).length === 0;
}

/** The amounts to press beside an option's field: those known of its fixed amounts, or else round ones in its range. */
export function quickAmountsOf(option: PayOption): string[] {
  return option.fixed.length > 0 ? offeredAmounts(option) : quickAmounts(option.range);
}

/** The limits that the operator's hint for an amount names, such as 单笔限额200-300元 (D25); null if it names none. */
export function hintedRange(hint: string): AmountRange | null {
  return amountRange(/\d[\d,.]*\s*[-~]\s*\d[\d,.]*/.exec(hint)?.[0] ?? '');
}

/**
 * The first rule that an online recharge breaks, in the order of D46 with the member's own limits last, or null. The
 * amount is as it was typed.
 */
export function invalidOnline({
  option,
  amount,
  allowance = null,
}: {
  option: PayOption | null;
  amount: string;
  allowance?: Allowance | null;
}): InvalidField<'option' | 'amount'> | null {
  if (option === null) return { field: 'option', text: '请选择支付方式' };
  // its form has no field for an amount, so that no amount could be asked for
  if (hasNoAmount(option)) return { field: 'option', text: NO_AMOUNT_TEXT };
  const sum = readTypedAmount(amount);
  // the document has one text for an amount that is missing, not above 0 or unreadable
  if (sum === null || !isPositive(sum)) return unreadableAmount();
  const { range } = option;
  if (range !== null && !isInRange(range, sum))
    return { field: 'amount', text: `金额必须在 ${range.min} 和 ${range.max} 之间` };
  const offered = offeredAmounts(option);
  if (hasFixedAmounts(option) && !offered.some((allowed) => compareAmounts(allowed, sum) === 0))
    return { field: 'amount', text: `金额必须是固定值：${offered.join(', ')}` };
  return overAllowance(allowance, sum);
}

/** The fields of the bank form (spec 2 §7, recharge). */
export interface BankDetails {
  bank_owner: string;
  bank: string;
  bank_no: string;
  bank_address: string;
}

/** The bank form's rules in the order of the document (spec 2 §5). */
const bankRules: readonly [keyof BankDetails, string][] = [
  ['bank_owner', '请输入存款人姓名'],
  ['bank', '请输入银行类型'],
  ['bank_no', '请输入银行卡号'],
  ['bank_address', '请输入银行开户行地址'],
];

/** The maximum length of the fields of the bank form; our choice, like the other inputs for accounts. */
export const BANK_FIELD_MAX = 80;
/** What the fields of the bank form take (D64). */
export const BANK_TEXT = {
  bank_owner: personName(BANK_FIELD_MAX, tooLong('存款人姓名', BANK_FIELD_MAX)),
  bank: sentence(BANK_FIELD_MAX, tooLong('银行类型', BANK_FIELD_MAX)),
  bank_no: code(BANK_FIELD_MAX, tooLong('银行卡号', BANK_FIELD_MAX)),
  bank_address: sentence(BANK_FIELD_MAX, tooLong('开户行地址', BANK_FIELD_MAX)),
} as const;

/** A field of the digital or offline form. */
export type RechargeField = keyof BankDetails | 'amount';

/**
 * The first rule that a digital or offline recharge breaks, or null; only the bank form has details (D62). The amount is
 * as it was typed.
 */
export function invalidRecharge(
  amount: string,
  details: BankDetails | null,
  allowance: Allowance | null = null,
): InvalidField<RechargeField> | null {
  const broken = details && bankRules.find(([field]) => details[field].trim() === '');
  if (broken) return { field: broken[0], text: broken[1] };
  const sum = readTypedAmount(amount);
  if (sum === null) return unreadableAmount();
  return isPositive(sum) ? overAllowance(allowance, sum) : { field: 'amount', text: '请输入正确金额' };
}

function overAllowance(allowance: Allowance | null, amount: string): InvalidField<'amount'> | null {
  const text = refusedDeposit(allowance, amount);
  return text === null ? null : { field: 'amount', text };
}
