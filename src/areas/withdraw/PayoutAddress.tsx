import { addressWarning, otherProtocol, USDT_ADDRESS } from '#machines/kit/money/usdtAddress.ts';
import { PROTOCOLS, type Protocol } from '#machines/kit/money/payoutAccount.ts';
import { AddressField } from '#ui/AddressField.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { withdrawView } from './withdrawView.ts';
import styles from './WithdrawScreen.module.css';

/** The address and its protocol on the tab that pays to an address that is not bound (D23). */
export function PayoutAddress({ error, disabled }: { error: string | undefined; disabled: boolean }) {
  const page = withdrawView.useActor();
  const address = withdrawView.use(({ context }) => context.address);
  const protocol = withdrawView.use(({ context }) => context.protocol);
  const choose = (next: Protocol) => page.send({ type: 'protocol.selected', protocol: next });
  return (
    <div className={styles['accounts']}>
      <AddressField
        label="USDT地址"
        name="to"
        defaultValue={address}
        placeholder="请输入USDT地址"
        text={USDT_ADDRESS}
        onRefused={(text) => page.send({ type: 'text.refused', invalid: { field: 'to', text } })}
        hint="请确认地址与协议一致，转错无法找回"
        warning={addressWarning(address, protocol)}
        other={disabled ? null : otherProtocol(address, protocol)}
        onSwitch={choose}
        error={error}
        readOnly={disabled}
        onInput={({ currentTarget }) => page.send({ type: 'address.typed', address: currentTarget.value })}
      />
      <RadioGroup
        label="钱包协议"
        options={PROTOCOLS.map((value) => ({ value, label: value, disabled }))}
        value={protocol}
        onChange={choose}
      />
    </div>
  );
}
