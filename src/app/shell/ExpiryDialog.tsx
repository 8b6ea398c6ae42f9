import { SessionAlert } from '#app/shell/SessionAlert.tsx';
import { useSystemActor } from '#hooks/actors.tsx';
import { currentLocation } from '#lib/hashLocation.ts';
import { Button } from '#ui/Button.tsx';

/** Says that the login has expired; only its button closes it (D6). */
export function ExpiryDialog() {
  const session = useSystemActor('session');
  return (
    <SessionAlert
      open
      title="认证失败"
      actions={
        <Button onClick={() => session.send({ type: 'expiry.confirmed', location: currentLocation() })}>
          确定
        </Button>
      }
    >
      您的账号登陆过期，请重新登陆
    </SessionAlert>
  );
}
