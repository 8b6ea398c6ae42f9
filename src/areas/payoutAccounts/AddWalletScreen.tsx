import { useState, type InputEvent } from 'react';
import { useForm } from '#hooks/form.ts';
import { formValues } from '#hooks/formValues.ts';
import { addressWarning } from '#machines/kit/money/accountNumber.ts';
import { ACCOUNT_TEXT } from '#machines/payoutAccounts/accountRules.ts';
import { PROTOCOLS } from '#machines/kit/money/payoutAccount.ts';
import { FormPage } from '#ui/FormPage.tsx';
import { useInvalidFocus } from '#ui/invalidFocus.ts';
import { TextField } from '#ui/TextField.tsx';
import { AddressHint } from './AddressHint.tsx';
import { walletView } from './bindViews.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { BindingPasswordField } from './BindingPasswordField.tsx';
import { useOpenedFrom } from './useOpenedFrom.ts';

const FIELDS = ['address', 'walletType', 'fundPassword'] as const;

/** Binds another wallet (spec 2 §2, §5, §8, D22), named after a protocol or an active bank. */
export function AddWalletScreen() {
  const choices = walletView.use(({ context }) => context.choices);
  const [warning, setWarning] = useState<string | null>(null);
  const from = useOpenedFrom();
  const form = useForm(walletView, FIELDS, { values: { from } });
  const ref = useInvalidFocus(form.invalid);
  const judge = (event: InputEvent<HTMLFormElement>) => {
    form.props.onInput();
    const { address, walletType } = formValues(event.currentTarget, FIELDS);
    setWarning(addressWarning(address, walletType));
  };
  return (
    <FormPage {...form.props} ref={ref} refused={form.invalid} onInput={judge} busy={form.busy}>
      <TextField
        label="PayWallet地址"
        {...form.field('address', ACCOUNT_TEXT.walletAddress)}
        autoComplete="off"
        enterKeyHint="next"
        placeholder="请输入PayWallet地址"
        hint={<AddressHint warning={warning} />}
      />
      {choices !== null && (
        <ChoiceField
          label="钱包类型"
          {...form.field('walletType')}
          choices={choices}
          fixed={PROTOCOLS}
          placeholder="请选择钱包类型"
        />
      )}
      <BindingPasswordField {...form.field('fundPassword', ACCOUNT_TEXT.fundPassword)} />
    </FormPage>
  );
}
