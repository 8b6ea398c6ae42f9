import { useEffect, useEffectEvent } from 'react';
import { SidebarMenu } from '#app/shell/SidebarMenu.tsx';
import { Drawer } from '#ui/Drawer.tsx';

export interface SidebarProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The slide-out menu (spec 1 §2 Shell): the current member, links to the main pages, and customer service. Any navigation
 * closes it, also one that it did not begin.
 */
export function Sidebar({ open, onClose }: SidebarProps) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return undefined;
    const moved = () => close();
    window.addEventListener('hashchange', moved);
    return () => window.removeEventListener('hashchange', moved);
  }, [open]);
  return (
    <Drawer open={open} onClose={onClose} name="菜单">
      <SidebarMenu onAct={onClose} />
    </Drawer>
  );
}
