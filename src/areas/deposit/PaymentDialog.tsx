import { useState } from 'react';
import { useCopyToast } from '#hooks/copyToast.ts';
import { formatCny } from '#lib/money.ts';
import type { PaymentInfo } from '#machines/deposit/payment.machine.ts';
import { Button } from '#ui/Button.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { StateAndTime } from '#ui/Receipt.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { paymentView } from './depositViews.ts';
import styles from './PaymentDialog.module.css';

/**
 * The payment details of the digital and the offline methods: address, amount, and the number, time and state of the
 * deposit (spec 2 §2).
 */
export function PaymentDialog() {
  const payment = paymentView.useActor();
  const info = paymentView.use(({ context }) => context.info);
  const failed = paymentView.use((snapshot) => snapshot.matches('failed'));
  const failure = paymentView.use(({ context }) => context.failure);
  const number = paymentView.use(({ context }) => context.depositNo);
  const receipt = paymentView.use(({ context }) => context.receipt);
  return (
    <Dialog
      open
      title="充值信息"
      readsFirst
      onClose={() => payment.send({ type: 'payment.closed' })}
      actions={
        <Button onClick={() => payment.send({ type: 'payment.completed' })} disabled={info === null}>
          已完成支付
        </Button>
      }
    >
      {failed && <LoadFailed text={failure} onRetry={() => payment.send({ type: 'retry' })} />}
      {!failed && info === null && (
        <div className={styles['waiting']}>
          <Spinner />
        </div>
      )}
      {info !== null && <Info info={info} />}
      <dl className={styles['lines']}>
        <StateAndTime state={receipt?.state ?? '待审核'} time={receipt?.time ?? ''} />
      </dl>
      <Numbered number={number} />
    </Dialog>
  );
}

function Info({ info }: { info: PaymentInfo }) {
  const onCopied = useCopyToast();
  return (
    <div className={styles['info']}>
      <p translate="no" className={styles['amount']}>
        {formatCny(info.amount)}
      </p>
      {info.payable !== '' && (
        <p className={styles['payable']}>
          <span>应付 </span>
          <span translate="no">{info.payable}</span>
        </p>
      )}
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
function Code({ info: { picture, address } }: { info: PaymentInfo }) {
  const [broken, setBroken] = useState(false);
  if (picture === null || broken)
    return address === '' ? null : <QrCode text={address} label="收款二维码" size={180} />;
  return <img src={picture} alt="收款二维码" width="180" height="180" onError={() => setBroken(true)} />;
}

function Numbered({ number }: { number: string }) {
  const onCopied = useCopyToast();
  return (
    <div className={styles['number']}>
      <p>
        <span>充值单号 </span>
        <bdi translate="no">{number}</bdi>
      </p>
      <CopyButton text={number} label="复制单号" variant="ghost" onCopied={onCopied} />
    </div>
  );
}
