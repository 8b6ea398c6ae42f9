import { useState } from 'react';
import { useSystemSelector } from '#hooks/actors.tsx';
import { useForm, type Form } from '#hooks/form.ts';
import {
  ACCOUNT_TEXT,
  likelyOwner,
  needsBranch,
  type BankCardValues,
} from '#machines/payoutAccounts/accountRules.ts';
import type { bankCardMachine } from '#machines/payoutAccounts/bindAccount.machine.ts';
import { FormPage } from '#ui/FormPage.tsx';
import { useInvalidFocus } from '#ui/invalidFocus.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './AddBankCardScreen.module.css';
import { bankCardView } from './bindViews.ts';
import { BankField } from './BankField.tsx';
import { BindingPasswordField } from './BindingPasswordField.tsx';
import { useOpenedFrom } from './useOpenedFrom.ts';

type Kind = BankCardValues['kind'];
type CardForm = Form<typeof bankCardMachine>;

const FIELDS = ['owner', 'bank', 'address', 'number', 'fundPassword'] as const;
const KINDS = [
  { value: 'bank', label: '银行卡' },
  { value: 'alipay', label: '支付宝' },
] as const;

/** Binds a bank card or Alipay (spec 2 §2, §5); when opened from the withdraw page, the branch is required (D21). */
export function AddBankCardScreen() {
  const from = useOpenedFrom();
  const page = bankCardView.useActor();
  const [kind, setKind] = useState<Kind>('bank');
  const turnTo = (next: Kind) => {
    setKind(next);
    // an error of one tab does not apply to the other
    page.send({ type: 'edited' });
  };
  return (
    <Tabs<Kind>
      label="账户类型"
      items={KINDS}
      value={kind}
      onChange={turnTo}
      renderPanel={(at) => <BankCardForm key={at} kind={at} from={from} />}
      fit
      className={styles['tabs'] ?? ''}
    />
  );
}

function BankCardForm({ kind, from }: { kind: Kind; from: string }) {
  const form = useForm(bankCardView, FIELDS, { values: { kind, from } });
  const ref = useInvalidFocus(form.invalid);
  const owner = useSystemSelector('session', ({ context }) => likelyOwner(context.user?.realname ?? ''));
  return (
    <FormPage
      {...form.props}
      ref={ref}
      refused={form.invalid}
      busy={form.busy}
      intro="请填写本人账户，姓名须与真实姓名一致。"
    >
      <TextField
        label="姓名"
        {...form.field('owner', ACCOUNT_TEXT.owner)}
        // until something is typed here, the field follows the member's info, which may arrive later
        defaultValue={owner}
        autoComplete="name"
        enterKeyHint="next"
        placeholder="请输入姓名"
      />
      <BankField kind={kind} {...form.field('bank')} />
      <TextField
        label="开户行地址"
        {...form.field('address', ACCOUNT_TEXT.branch)}
        enterKeyHint="next"
        placeholder={needsBranch({ kind, from }) ? '例如：北京市朝阳区某某支行' : '选填'}
      />
      {kind === 'bank' ? <CardNumberField form={form} /> : <AlipayField form={form} />}
      <BindingPasswordField {...form.field('fundPassword', ACCOUNT_TEXT.fundPassword)} />
    </FormPage>
  );
}

function CardNumberField({ form }: { form: CardForm }) {
  return (
    <TextField
      label="银行卡号"
      {...form.field('number', ACCOUNT_TEXT.cardNumber)}
      inputMode="numeric"
      autoComplete="cc-number"
      enterKeyHint="next"
      placeholder="请输入银行卡号"
    />
  );
}

function AlipayField({ form }: { form: CardForm }) {
  return (
    <TextField
      label="支付宝账号"
      {...form.field('number', ACCOUNT_TEXT.alipay)}
      enterKeyHint="next"
      placeholder="手机号或邮箱"
    />
  );
}
