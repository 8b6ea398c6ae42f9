import { Button } from '#ui/Button.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { useRefusalFocus } from '#ui/Refusal.tsx';
import { avatarView, userCenterView } from './userCenterView.ts';
import styles from './UploadNotice.module.css';

/** The state of the picture upload until it has succeeded, with its actions. */
export function UploadNotice() {
  const page = userCenterView.useActor();
  const avatar = userCenterView.use(({ children }) => children.avatar);
  const crashed = userCenterView.use((snapshot) => snapshot.matches({ avatar: 'crashed' }));
  if (crashed)
    return <LoadFailed text="头像上传出错了，请重试" onRetry={() => page.send({ type: 'avatar.retried' })} />;
  return (
    avatar !== undefined && (
      <avatarView.Provider actor={avatar}>
        <Unfinished />
      </avatarView.Provider>
    )
  );
}

/** The picture is uploading, or why it was refused; one that was sent can be cancelled, or retried. */
function Unfinished() {
  const upload = avatarView.useActor();
  const failed = avatarView.use((snapshot) => snapshot.matches('failed'));
  const busy = avatarView.use((snapshot) => snapshot.hasTag('busy'));
  const refusal = avatarView.use(({ context }) => context.refusal);
  const words = useRefusalFocus<HTMLParagraphElement>(refusal);
  if (refusal === null && !busy) return null;
  return (
    <div className={styles['notice']}>
      {refusal === null ? (
        <p>头像上传中</p>
      ) : (
        <p ref={words} tabIndex={-1} className={styles['refusal']}>
          {refusal.text}
        </p>
      )}
      {(failed || busy) && (
        <Button variant="ghost" onClick={() => upload.send({ type: 'upload.cancelled' })}>
          取消
        </Button>
      )}
      {failed && (
        <Button variant="ghost" onClick={() => upload.send({ type: 'upload.retried' })}>
          重新上传
        </Button>
      )}
    </div>
  );
}
