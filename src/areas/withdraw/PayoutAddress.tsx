import { USDT_ADDRESS } from '#machines/kit/money/accountNumber.ts';
import { PROTOCOLS } from '#machines/kit/money/payoutAccount.ts';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextField } from '#ui/TextField.tsx';
import { withdrawView } from './withdrawView.ts';
import styles from './WithdrawScreen.module.css';

/** The address and its protocol on the tab that pays to an address that is not bound (D23). */
export function PayoutAddress({ error, disabled }: { error: string | undefined; disabled: boolean }) {
  const page = withdrawView.useActor();
  const address = withdrawView.use(({ context }) => context.address);
  const protocol = withdrawView.use(({ context }) => context.protocol);
  return (
    <div className={styles['accounts']}>
      <TextField
        label="USDT地址"
        name="to"
        defaultValue={address}
        autoComplete="off"
        enterKeyHint="next"
        placeholder="请输入USDT地址"
        text={USDT_ADDRESS}
        onRefused={(text) => page.send({ type: 'text.refused', invalid: { field: 'to', text } })}
        hint="请确认地址与协议一致，转错无法找回"
        error={error}
        readOnly={disabled}
        onInput={({ currentTarget }) => page.send({ type: 'address.typed', address: currentTarget.value })}
      />
      <RadioGroup
        label="钱包协议"
        options={PROTOCOLS.map((value) => ({ value, label: value, disabled }))}
        value={protocol}
        onChange={(next) => page.send({ type: 'protocol.selected', protocol: next })}
      />
    </div>
  );
}
