import { useState, type InputEvent } from 'react';
import { useForm } from '#hooks/form.ts';
import { addressWarning, otherProtocol } from '#machines/kit/money/usdtAddress.ts';
import { ACCOUNT_TEXT } from '#machines/payoutAccounts/accountRules.ts';
import { PROTOCOLS, type Protocol } from '#machines/kit/money/payoutAccount.ts';
import { AddressField } from '#ui/AddressField.tsx';
import { FormPage } from '#ui/FormPage.tsx';
import { useInvalidFocus } from '#ui/invalidFocus.ts';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import styles from './AddUsdtScreen.module.css';
import { usdtView } from './bindViews.ts';
import { BindingPasswordField } from './BindingPasswordField.tsx';
import { useOpenedFrom } from './useOpenedFrom.ts';

const OPTIONS = PROTOCOLS.map((value) => ({ value, label: value, exact: true }));

/** Binds a USDT address (spec 2 §2, §5); an odd address causes a warning, one that cannot be paid to is refused. */
export function AddUsdtScreen() {
  const [protocol, setProtocol] = useState<Protocol>(PROTOCOLS[0]);
  const from = useOpenedFrom();
  const [address, setAddress] = useState('');
  const form = useForm(usdtView, ['address', 'fundPassword'], { values: { protocol, from } });
  const ref = useInvalidFocus(form.invalid);
  const switchTo = (other: Protocol) => {
    setProtocol(other);
    form.props.onInput();
  };
  return (
    <FormPage
      {...form.props}
      ref={ref}
      refused={form.invalid}
      busy={form.busy}
      intro="请确认地址与协议一致，转错无法找回。"
    >
      <AddressField
        label="USDT地址"
        {...form.field('address', ACCOUNT_TEXT.usdtAddress)}
        placeholder="请输入USDT地址"
        onInput={(event: InputEvent<HTMLInputElement>) => setAddress(event.currentTarget.value)}
        warning={addressWarning(address, protocol)}
        other={otherProtocol(address, protocol)}
        onSwitch={switchTo}
      />
      <div className={styles['protocols']}>
        <RadioGroup
          label="钱包协议"
          options={OPTIONS}
          value={protocol}
          onChange={setProtocol}
          error={form.errorOf('protocol')}
        />
      </div>
      <BindingPasswordField {...form.field('fundPassword', ACCOUNT_TEXT.fundPassword)} />
    </FormPage>
  );
}
