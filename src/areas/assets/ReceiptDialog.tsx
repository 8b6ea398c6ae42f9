import { useCopyToast } from '#hooks/copyToast.ts';
import type { AssetRecord } from '#machines/assets/records.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Receipt } from '#ui/Receipt.tsx';
import { signed } from './RecordRow.tsx';

/** A record as a receipt, with a button to copy its number. */
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
        lines={[...record.details, ...(record.note === '' ? [] : [{ name: '备注', value: record.note }])]}
        onCopied={onCopied}
      />
    </Dialog>
  );
}
