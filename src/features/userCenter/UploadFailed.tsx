import { Button } from '#ui/Button.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { avatarView, userCenterView } from './userCenterView.ts';
import styles from './UploadFailed.module.css';

/** Why there is no new picture, and the ways on from there. */
export function UploadFailed() {
  const page = userCenterView.useActor();
  const avatar = userCenterView.use(({ children }) => children.avatar);
  const crashed = userCenterView.use((snapshot) => snapshot.matches({ avatar: 'crashed' }));
  if (crashed)
    return <LoadFailed text="头像上传出错了，请重试" onRetry={() => page.send({ type: 'avatar.retried' })} />;
  return (
    avatar !== undefined && (
      <avatarView.Provider actor={avatar}>
        <Failure />
      </avatarView.Provider>
    )
  );
}

/** The chosen picture has not arrived: once more, or not at all. */
function Failure() {
  const upload = avatarView.useActor();
  const failed = avatarView.use((snapshot) => snapshot.matches('failed'));
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
