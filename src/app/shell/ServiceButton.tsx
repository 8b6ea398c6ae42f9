import { useState } from 'react';
import { useOpener } from '#app/shell/useOpener.ts';
import { Icon } from '#ui/Icon.tsx';
import { lazyPart, Nothing } from '#ui/lazyPart.tsx';

const ServiceMenu = lazyPart(() => import('#app/shell/ServiceMenu.tsx').then((m) => m.ServiceMenu), {
  Instead: Nothing,
});

/** The button of the customer-service menu; the first press replaces it with the opened menu. */
export function ServiceButton({ className }: { className: string }) {
  const [opened, setOpened] = useState(false);
  const opener = useOpener(ServiceMenu, () => setOpened(true));
  if (opened) return <ServiceMenu className={className} />;
  return (
    <button
      type="button"
      aria-label="客服"
      aria-haspopup="menu"
      aria-expanded="false"
      className={className}
      {...opener}
    >
      <Icon name="service" />
    </button>
  );
}
