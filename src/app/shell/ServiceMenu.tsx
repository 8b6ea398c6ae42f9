import { openCustomerService } from '#calls/customerService.ts';
import { useRoot } from '#hooks/actors.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';

/** The customer-service menu of the header (spec 1 §2 Shell); it starts open, because a press loaded it. */
export function ServiceMenu({ className }: { className: string }) {
  const root = useRoot();
  return (
    <Menu
      label="客服"
      className={className}
      startsOpen
      items={[{ label: '在线客服', icon: 'service', onSelect: () => openCustomerService(root) }]}
    >
      <Icon name="service" />
    </Menu>
  );
}
