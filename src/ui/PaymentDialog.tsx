import { useState } from 'react';
import { Button } from './Button.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Dialog } from './Dialog.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { QrCode } from './QrCode.tsx';
import { StateAndTime } from './Receipt.tsx';
import { Spinner } from './Spinner.tsx';
import styles from './PaymentDialog.module.css';

/** Where and how much to pay, as it is shown; what is empty is left out. */
interface ShownInfo {
  /** CNY, with its sign */
  amount: string;
  /** the amount to pay, where it is another one or in another currency */
  payable: string;
  /** the network of a USDT address */
  network: string | null;
  address: string;
  /** the address of the server's QR picture */
  picture: string | null;
}

interface PaymentDialogProps {
  /** null until it has been loaded */
  info: ShownInfo | null;
  /** why it could not be loaded; null while it may still be */
  failure: string | null;
  /** the number of the deposit */
  number: string;
  state: string;
  /** empty if it is unknown */
  time: string;
  onRetry: () => void;
  onClose: () => void;
  onCompleted: () => void;
  onCopied: (copied: boolean) => void;
}

/**
 * The payment details of the digital and the offline methods: network, address and amount, and the number, time and
 * state of the deposit (spec 2 §2).
 */
export function PaymentDialog(props: PaymentDialogProps) {
  const { info, failure, number, state, time, onCopied } = props;
  return (
    <Dialog
      open
      title="充值信息"
      readsFirst
      onClose={props.onClose}
      actions={
        <Button onClick={props.onCompleted} disabled={info === null}>
          已完成支付
        </Button>
      }
    >
      {failure !== null && <LoadFailed text={failure} onRetry={props.onRetry} />}
      {failure === null && info === null && (
        <div className={styles['waiting']}>
          <Spinner />
        </div>
      )}
      {info !== null && <Info info={info} onCopied={onCopied} />}
      <dl className={styles['lines']}>
        <StateAndTime state={state} time={time} />
      </dl>
      <div className={styles['number']}>
        <p>
          <span>充值单号 </span>
          <bdi translate="no">{number}</bdi>
        </p>
        <CopyButton text={number} label="复制单号" variant="ghost" onCopied={onCopied} />
      </div>
    </Dialog>
  );
}

function Info({ info, onCopied }: { info: ShownInfo; onCopied: (copied: boolean) => void }) {
  return (
    <div className={styles['info']}>
      <p translate="no" className={styles['amount']}>
        {info.amount}
      </p>
      <div className={styles['terms']}>
        {info.payable !== '' && (
          <p>
            <span>应付 </span>
            <span translate="no">{info.payable}</span>
          </p>
        )}
        {info.network !== null && (
          <p>
            <span>网络 </span>
            <span translate="no">{info.network}</span>
          </p>
        )}
      </div>
      <div className={styles['code']}>
        <Code info={info} />
      </div>
      {info.address !== '' && (
        <>
          <p translate="no" className={styles['address']}>
            {info.address}
          </p>
          <CopyButton text={info.address} onCopied={onCopied} />
        </>
      )}
    </div>
  );
}

/** The server's QR code if there is one and it loads; otherwise a code generated from the address. */
function Code({ info: { picture, address } }: { info: ShownInfo }) {
  const [broken, setBroken] = useState(false);
  if (picture === null || broken)
    return address === '' ? null : <QrCode text={address} label="收款二维码" size={180} />;
  return <img src={picture} alt="收款二维码" width="180" height="180" onError={() => setBroken(true)} />;
}
