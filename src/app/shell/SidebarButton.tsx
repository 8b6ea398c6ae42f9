import { useState } from 'react';
import { useOpener } from '#app/shell/useOpener.ts';
import { Icon } from '#ui/Icon.tsx';
import { lazyPart, Nothing } from '#ui/lazyPart.tsx';

const Sidebar = lazyPart(() => import('#app/shell/Sidebar.tsx').then((m) => m.Sidebar), { Instead: Nothing });

/** Opens the sidebar. */
export function SidebarButton({ className }: { className: string }) {
  const [open, setOpen] = useState<boolean>();
  const opener = useOpener(Sidebar, () => setOpen(true));
  return (
    <>
      <button type="button" aria-label="菜单" aria-haspopup="dialog" className={className} {...opener}>
        <Icon name="menu" />
      </button>
      {open !== undefined && <Sidebar open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
