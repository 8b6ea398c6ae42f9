import { useSelector } from '@xstate/react';
import { usePageSelector } from '#lib/actors.tsx';
import type { UserCenterFlows, userCenterMachine } from '#machines/userCenter/userCenter.machine.ts';
import { Button } from '#ui/Button.tsx';
import styles from './UploadFailed.module.css';

/** The chosen picture has not arrived: once more, or not at all. */
export function UploadFailed() {
  const upload = usePageSelector<typeof userCenterMachine, UserCenterFlows['avatar']>(
    ({ context }) => context.flows.avatar,
  );
  const failed = useSelector(upload, (snapshot) => snapshot.matches('failed'));
  if (!failed) return null;
  return (
    <div className={styles['notice']}>
      <p>头像上传失败</p>
      <Button variant="ghost" onClick={() => upload.send({ type: 'upload.cancelled' })}>
        取消
      </Button>
      <Button variant="ghost" onClick={() => upload.send({ type: 'upload.retried' })}>
        重新上传
      </Button>
    </div>
  );
}
