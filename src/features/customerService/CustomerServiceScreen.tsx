import { useState } from 'react';
import { usePageActor, usePageSelector } from '#lib/actors.tsx';
import { SERVICE_FAILED_TEXT } from '#machines/customerService/customerService.machine.ts';
import type { ResourceMachine } from '#machines/resource/resource.machine.ts';
import { foreignUrl } from '#machines/root/outsideUrl.ts';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import styles from './CustomerServiceScreen.module.css';

type ServicePage = ResourceMachine<string>;

/** Customer service in a frame between header and tab bar (spec 1 §2 /kefu). */
export function CustomerServiceScreen() {
  const page = usePageActor<ServicePage>();
  const address = usePageSelector<ServicePage, string | null>(({ context }) => context.data);
  const failed = usePageSelector<ServicePage, boolean>((snapshot) => snapshot.matches('failed'));
  return (
    <div className={styles['room']}>
      {failed ? (
        <LoadFailed text={SERVICE_FAILED_TEXT} onRetry={() => page.send({ type: 'retry' })} />
      ) : (
        <ServiceFrame address={address} />
      )}
    </div>
  );
}

/** The spinner stays until the framed page has painted, so that nobody looks at an empty box. */
function ServiceFrame({ address }: { address: string | null }) {
  const [painted, setPainted] = useState(false);
  return (
    <>
      {!painted && <Spinner />}
      {address !== null && (
        <iframe
          title="在线客服"
          src={address}
          sandbox={sandboxOf(address)}
          className={styles['frame']}
          onLoad={() => setPainted(true)}
        />
      )}
    </>
  );
}

// With scripts and its own origin together, a page of ours would have everything the app has (design, Safety).
function sandboxOf(address: string): string {
  const isForeign = foreignUrl(address, window.location.origin) !== null;
  return `allow-scripts ${isForeign ? 'allow-same-origin ' : ''}allow-forms allow-popups`;
}
