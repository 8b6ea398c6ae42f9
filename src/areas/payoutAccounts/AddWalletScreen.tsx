import { useState, type InputEvent } from 'react';
import { useForm } from '#hooks/form.ts';
import { addressWarning, otherProtocol } from '#machines/kit/money/usdtAddress.ts';
import { ACCOUNT_TEXT } from '#machines/payoutAccounts/accountRules.ts';
import { PROTOCOLS, type Protocol } from '#machines/kit/money/payoutAccount.ts';
import { AddressField } from '#ui/AddressField.tsx';
import { FormPage } from '#ui/FormPage.tsx';
import { useInvalidFocus } from '#ui/invalidFocus.ts';
import { walletView } from './bindViews.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { BindingPasswordField } from './BindingPasswordField.tsx';
import { useOpenedFrom } from './useOpenedFrom.ts';

/** Binds another wallet (spec 2 §2, §5, §8, D22), named after a protocol or an active bank. */
export function AddWalletScreen() {
  const choices = walletView.use(({ context }) => context.choices);
  const [address, setAddress] = useState('');
  const [walletType, setWalletType] = useState('');
  const from = useOpenedFrom();
  const form = useForm(walletView, ['address', 'fundPassword'], { values: { walletType, from } });
  const ref = useInvalidFocus(form.invalid);
  const switchTo = (other: Protocol) => {
    setWalletType(other);
    form.props.onInput();
  };
  return (
    <FormPage {...form.props} ref={ref} refused={form.invalid} busy={form.busy}>
      <AddressField
        label="PayWallet地址"
        {...form.field('address', ACCOUNT_TEXT.walletAddress)}
        placeholder="请输入PayWallet地址"
        onInput={(event: InputEvent<HTMLInputElement>) => setAddress(event.currentTarget.value)}
        warning={addressWarning(address, walletType)}
        other={otherProtocol(address, walletType)}
        onSwitch={switchTo}
      />
      {choices !== null && (
        <ChoiceField
          label="钱包类型"
          {...form.field('walletType')}
          value={walletType}
          onChange={setWalletType}
          choices={choices}
          fixed={PROTOCOLS}
          placeholder="请选择钱包类型"
        />
      )}
      <BindingPasswordField {...form.field('fundPassword', ACCOUNT_TEXT.fundPassword)} />
    </FormPage>
  );
}
