import { FrameRoom } from '#ui/FrameRoom.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { OutsideFrame } from '#ui/OutsideFrame.tsx';
import { serviceView } from './serviceView.ts';

/** Customer service in a frame between header and tab bar (spec 1 §2 /kefu). */
export function CustomerServiceScreen() {
  const page = serviceView.useActor();
  const address = serviceView.use(({ context }) => context.data);
  const failed = serviceView.use((snapshot) => snapshot.matches('failed'));
  const failure = serviceView.use(({ context }) => context.failure);
  return (
    <FrameRoom>
      {failed ? (
        <LoadFailed text={failure} onRetry={() => page.send({ type: 'retry' })} />
      ) : (
        <OutsideFrame title="在线客服" address={address} mayTalk />
      )}
    </FrameRoom>
  );
}
