import type { ComponentProps, MouseEvent } from 'react';
import { LiveHint } from './LiveHint.tsx';
import { TextField } from './TextField.tsx';
import styles from './AddressField.module.css';

interface AddressFieldProps<Network extends string> extends ComponentProps<typeof TextField> {
  /** What speaks against the address for the chosen network, while it is typed. */
  warning: string | null;
  /** The network to which the address belongs, if it is another one. */
  other: Network | null;
  onSwitch: (network: Network) => void;
}

/**
 * The address of a wallet; one of another network offers to choose that one, in room that is reserved. The form has a
 * radio or a select for the network, which then gets the focus, because the pressed button goes.
 */
export function AddressField<Network extends string>(props: AddressFieldProps<Network>) {
  const { warning, other, onSwitch, hint, ...field } = props;
  const switchTo = (network: Network) => (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    onSwitch(network);
    form?.querySelector<HTMLElement>(`input[value="${network}"], select`)?.focus();
  };
  return (
    <TextField
      {...field}
      autoComplete="off"
      enterKeyHint="next"
      hint={<LiveHint warning={warning} hint={hint} />}
      beside={
        other !== null && (
          <button
            type="button"
            aria-label={`切换为${other}`}
            className={styles['switch']}
            onClick={switchTo(other)}
          >
            <span>切换为</span>
            <span translate="no">{other}</span>
          </button>
        )
      }
    />
  );
}
