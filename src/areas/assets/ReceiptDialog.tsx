import { useFlow, useFlowSelector } from '#hooks/flow.ts';
import { useCopyToast } from '#hooks/copyToast.ts';
import { useSystemActor } from '#hooks/actors.tsx';
import type { AssetRecord } from '#machines/assets/records.ts';
import { Button } from '#ui/Button.tsx';
import { copyNow, copyText } from '#ui/copyText.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Receipt } from '#ui/Receipt.tsx';
import { RecordSteps } from './RecordSteps.tsx';
import { signed } from './RecordRow.tsx';

/** A record as a receipt: how far it is, with buttons to copy its number and to ask customer service about it. */
export function ReceiptDialog({ record, onClose }: { record: AssetRecord; onClose: () => void }) {
  const onCopied = useCopyToast();
  return (
    <Dialog open readsFirst title={record.title} onClose={onClose}>
      <Receipt
        number={record.number}
        numberName={record.numberName}
        amount={signed(record)}
        time={record.time}
        state={record.state}
        {...(record.steps.length > 0 && { course: <RecordSteps record={record} /> })}
        lines={[...record.details, ...(record.note === '' ? [] : [{ name: '备注', value: record.note }])]}
        onCopied={onCopied}
        beside={<AskService number={record.number} />}
      />
    </Dialog>
  );
}

/** Opens customer service with the record's number in the clipboard, which is the first thing that it asks for. */
function AskService({ number }: { number: string }) {
  const service = useFlow('customerService');
  const opening = useFlowSelector('customerService', (snapshot) => snapshot.matches('opening')) === true;
  const toasts = useSystemActor('toasts');
  const ask = async () => {
    // first, because the window that is opened takes the focus, without which nothing is copied
    const copied = number !== '' && copyNow(number);
    // at once, because its window must be reserved in the tap
    service.send({ type: 'service.open' });
    if (copied || (number !== '' && (await copyText(number))))
      toasts.send({ type: 'toast.show', text: '单号已复制，发给客服即可' });
  };
  return (
    <Button variant="secondary" busy={opening} onClick={() => void ask()}>
      <Icon name="service" size={18} />
      <span>联系客服</span>
    </Button>
  );
}
