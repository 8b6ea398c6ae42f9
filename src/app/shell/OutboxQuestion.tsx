import { entryName } from '#app/calls/submissionKinds.ts';
import { useSystemActor } from '#hooks/actors.tsx';
import { useOwnEntries } from '#hooks/ownEntries.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';

/** Asks before a second submission of the same kind and amount as one without a known outcome. */
export function OutboxQuestion() {
  const outbox = useSystemActor('outbox');
  const asking = useOwnEntries().find(({ state }) => state === 'asking');
  if (asking === undefined) return null;
  const { key } = asking;
  const decline = () => outbox.send({ type: 'question.declined', key });
  return (
    <AlertDialog
      open
      title="上一笔结果未知，确定再提交一笔吗？"
      onCancel={decline}
      actions={
        <>
          <Button variant="secondary" onClick={decline}>
            取消
          </Button>
          <Button onClick={() => outbox.send({ type: 'question.confirmed', key })}>确定提交</Button>
        </>
      }
    >
      <p translate="no">{entryName(asking)}</p>
    </AlertDialog>
  );
}
