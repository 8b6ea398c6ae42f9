import { Button } from './Button.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Dialog } from './Dialog.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { PaymentDetails, type CopyProps, type ShownInfo } from './PaymentDetails.tsx';
import { Line, StateAndTime } from './Receipt.tsx';
import { Spinner } from './Spinner.tsx';
import styles from './PaymentDialog.module.css';

interface PaymentDialogProps extends CopyProps {
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
}

/**
 * The payment details of the digital and the offline methods: what to pay and where, when it arrives and what comes
 * next, and the number, time and state of the deposit (spec 2 §2).
 */
export function PaymentDialog(props: PaymentDialogProps) {
  const { info, failure, number, state, time, copied, onCopied } = props;
  return (
    <Dialog
      open
      title="充值信息"
      form="sheet"
      readsFirst
      onClose={props.onClose}
      actions={
        <div>
          <Button onClick={props.onCompleted} disabled={info === null} block>
            已完成支付
          </Button>
        </div>
      }
    >
      {failure !== null && <LoadFailed text={failure} onRetry={props.onRetry} />}
      {failure === null && info === null && (
        <div className={styles['waiting']}>
          <Spinner />
        </div>
      )}
      {info !== null && <PaymentDetails info={info} copied={copied} onCopied={onCopied} />}
      <dl className={styles['lines']}>
        {info !== null && info.arrival !== '' && <Line name="预计到账" value={info.arrival} />}
        <StateAndTime state={state} time={time} />
      </dl>
      <div className={styles['number']}>
        <p>
          <span>充值单号 </span>
          <bdi translate="no">{number}</bdi>
        </p>
        <CopyButton
          text={number}
          label="复制单号"
          variant="ghost"
          onCopied={(isCopied) => onCopied('number', isCopied)}
        />
      </div>
      {info !== null && <p className={styles['next']}>付款后点“已完成支付”，到账后自动存入主账户</p>}
    </Dialog>
  );
}
