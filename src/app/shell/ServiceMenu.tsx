import { useEffect, useRef } from 'react';
import { useSystemActor } from '#lib/actors.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';

/** The customer-service menu of the header (spec 1 §2 Shell). */
export function ServiceMenu({ className = '' }: { className: string | undefined }) {
  const service = useSystemActor('customerService');
  const place = useRef<HTMLDivElement>(null);
  // it was fetched by a press on the button that it replaces, so it does what that press wanted
  useEffect(() => place.current?.querySelector('button')?.click(), []);
  return (
    <div ref={place}>
      <Menu
        label="客服"
        className={className}
        items={[
          { label: '在线客服', icon: 'service', onSelect: () => service.send({ type: 'service.open' }) },
        ]}
      >
        <Icon name="service" />
      </Menu>
    </div>
  );
}
