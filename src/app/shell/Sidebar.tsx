import { useEffect, useEffectEvent } from 'react';
import { isAtOverlay, pushOverlay } from '#app/shell/overlayHistory.ts';
import { SidebarMenu } from '#app/shell/SidebarMenu.tsx';
import { currentLocation } from '#lib/hashLocation.ts';
import { Drawer } from '#ui/Drawer.tsx';

export interface SidebarProps {
  open: boolean;
  onClose: () => void;
}

/** The slide-out menu (spec 1 §2 Shell): the current member, links to the main pages, and customer service. */
export function Sidebar({ open, onClose }: SidebarProps) {
  const close = useClosingByBack(open, onClose);
  // a link replaces the menu's own history entry; a link to the current page does not navigate
  const follow = (href: string) => (href === currentLocation() ? close() : onClose());
  return (
    <Drawer open={open} onClose={close} name="菜单">
      <SidebarMenu replace onFollow={follow} onAct={close} />
    </Drawer>
  );
}

/**
 * Gives the open menu its own history entry, so that Back and any other navigation close it. Returns the function that
 * closes it.
 */
function useClosingByBack(open: boolean, onClose: () => void): () => void {
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return undefined;
    pushOverlay();
    const moved = () => closed();
    window.addEventListener('popstate', moved);
    window.addEventListener('hashchange', moved);
    return () => {
      window.removeEventListener('popstate', moved);
      window.removeEventListener('hashchange', moved);
    };
  }, [open]);
  return () => {
    onClose();
    if (open && isAtOverlay()) window.history.back();
  };
}
