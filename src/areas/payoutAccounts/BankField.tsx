import type { BankCardValues } from '#machines/payoutAccounts/accountRules.ts';
import { Select } from '#ui/Select.tsx';
import { bankCardView } from './bindViews.ts';
import { ChoiceField } from './ChoiceField.tsx';

interface BankFieldProps {
  kind: BankCardValues['kind'];
  name: string;
  error: string | undefined;
}

/** The bank of a card; for Alipay it is fixed. */
export function BankField({ kind, ...field }: BankFieldProps) {
  const choices = bankCardView.use(({ context }) => context.choices);
  if (kind === 'alipay')
    return <Select label="银行" {...field} options={[{ value: '支付宝', label: '支付宝' }]} />;
  return choices === null ? null : (
    <ChoiceField label="银行" {...field} choices={choices} placeholder="请选择银行" />
  );
}
