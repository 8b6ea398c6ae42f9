import { SessionAlert } from '#app/shell/SessionAlert.tsx';
import { useSystemActor, useSystemSelector } from '#hooks/actors.tsx';
import { Button } from '#ui/Button.tsx';

/** Asks whether to log out, and stays open until the session has ended (spec 2 §2). */
export function LogoutDialog() {
  const session = useSystemActor('session');
  const leaving = useSystemSelector('session', (snapshot) => snapshot.matches('loggingOut'));
  const stay = () => session.send({ type: 'logout.cancelled' });
  return (
    <SessionAlert
      open
      title="退出登录"
      onCancel={stay}
      actions={
        <>
          <Button variant="secondary" disabled={leaving} onClick={stay}>
            留下来
          </Button>
          <Button variant="danger" busy={leaving} onClick={() => session.send({ type: 'logout.confirmed' })}>
            退出
          </Button>
        </>
      }
    >
      确定要退出当前账号吗？
    </SessionAlert>
  );
}
