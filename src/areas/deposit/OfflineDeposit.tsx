import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { DEPOSIT_NOTES } from '#content/deposit.ts';
import { useFlowSelector } from '#hooks/flow.ts';
import { formValues } from '#hooks/formValues.ts';
import { BANK_TEXT, hintedRange, type OfflineMethod } from '#machines/deposit/depositRules.ts';
import { quickAmounts } from '#machines/deposit/quickAmounts.ts';
import { RECHARGE_RECORDS } from '#machines/kit/money/recordTabs.ts';
import { pageSettings } from '#pageSettings';
import { useInvalidFocus } from '#ui/invalidFocus.ts';
import { RadioGroup, type RadioOption } from '#ui/RadioGroup.tsx';
import { TextField } from '#ui/TextField.tsx';
import { AmountOrChoice } from './AmountChoice.tsx';
import { BankReceipt } from './BankReceipt.tsx';
import { depositView, offlineView, receiptView } from './depositViews.ts';
import { Payment } from './Payment.tsx';
import { SubmitOrSettle } from './SubmitOrSettle.tsx';
import { useRecharge } from './useRecharge.ts';
import styles from './DepositScreen.module.css';

const METHODS: Readonly<Record<OfflineMethod, Omit<RadioOption<OfflineMethod>, 'value'>>> = {
  service: { label: '客服充值', icon: 'service' },
  alipay: { label: '支付宝', icon: 'alipay' },
  wxpay: { label: '微信', icon: 'wechat' },
  bank: { label: '银行卡', icon: 'bank' },
};
const BANK_FIELDS = ['bank_owner', 'bank', 'bank_no', 'bank_address'] as const;
const BANK_LABELS = {
  bank_owner: '存款人姓名',
  bank: '银行类型',
  bank_no: '银行卡号',
  bank_address: '开户行地址',
} as const;

/** Shown where the form was filled in from the member's bound card. */
const CARD_TEXT = '已填入您绑定的银行卡，可修改';
const AMOUNTS = quickAmounts(hintedRange(pageSettings.depositHint));

/** Recharge by customer service or by transfer (spec 2 §2). The bank details are read from the form on submit. */
export function OfflineDeposit() {
  const recharge = offlineView.use(({ children }) => children.recharge);
  const { payment, receipt } = useRecharge(recharge);
  return receipt !== undefined ? (
    <receiptView.Provider actor={receipt}>
      <BankReceipt onAgain={() => recharge?.send({ type: 'receipt.closed' })} />
    </receiptView.Provider>
  ) : (
    <>
      <OfflineForm />
      {payment && <Payment payment={payment} />}
    </>
  );
}

function OfflineForm() {
  const actor = offlineView.useActor();
  const methods = offlineView.use(({ context }) => context.choice.methods);
  const method = offlineView.use(({ context }) => context.choice.method);
  const amount = offlineView.use(({ context }) => context.amount);
  const invalid = offlineView.use(({ context }) => context.invalid);
  const busy = offlineView.use((snapshot) => snapshot.hasTag('busy'));
  const allowance = offlineView.use(({ context }) => context.allowance);
  const card = useSelector(
    depositView.use(({ children }) => children.boundCard),
    (snapshot) => snapshot?.context.card ?? null,
  );
  const { unsettled } = useRecharge(offlineView.use(({ children }) => children.recharge));
  const calling = useFlowSelector('customerService', (snapshot) => snapshot.matches('opening')) === true;
  const form = useInvalidFocus(invalid);
  const errorOf = (field: string) => (invalid?.field === field ? invalid.text : undefined);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const details = method === 'bank' ? formValues(event.currentTarget, BANK_FIELDS) : null;
    actor.send({ type: 'submit', details });
  };
  return (
    <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
      <div className={styles['group']}>
        <RadioGroup
          label="支付方式"
          options={methods.map((value) => ({ value, ...METHODS[value], disabled: busy }))}
          value={method}
          onChange={(next) => actor.send({ type: 'method.selected', method: next })}
        />
        <p className={styles['note']}>{DEPOSIT_NOTES[method]}</p>
      </div>
      {method === 'bank' &&
        BANK_FIELDS.map((field) => (
          <TextField
            key={field}
            label={BANK_LABELS[field]}
            name={field}
            // until something is typed here, the field follows the card, which may arrive later
            defaultValue={card?.[field] ?? ''}
            text={BANK_TEXT[field]}
            onRefused={(text) => actor.send({ type: 'text.refused', invalid: { field, text } })}
            autoComplete="off"
            enterKeyHint="next"
            {...(field === 'bank_no' && { inputMode: 'numeric' as const })}
            hint={field === 'bank_no' && card?.bank_no ? CARD_TEXT : undefined}
            error={errorOf(field)}
            readOnly={busy}
            onInput={() => invalid !== null && actor.send({ type: 'edited' })}
          />
        ))}
      {/* customer service asks for the amount itself */}
      {method !== 'service' && (
        <AmountOrChoice
          amounts={AMOUNTS}
          amount={amount}
          allowance={allowance}
          busy={busy}
          placeholder={pageSettings.depositHint}
          // an amount covers the placeholder
          hint={amount === '' ? undefined : pageSettings.depositHint}
          error={errorOf('amount')}
          onPick={(text) => actor.send({ type: 'amount.typed', text })}
          onSettle={() => actor.send({ type: 'amount.settled' })}
        />
      )}
      <SubmitOrSettle
        name="确认充值"
        busy={busy || calling}
        refused={invalid}
        unsettled={unsettled}
        recordHref={RECHARGE_RECORDS}
      />
    </form>
  );
}
