import { useState } from 'react';
import { useFetchedPart } from '#app/shell/useFetchedPart.ts';
import { Icon } from '#ui/Icon.tsx';

const loadSidebar = () => import('#app/shell/Sidebar.tsx').then((chunk) => chunk.Sidebar);

/** Opens the sidebar. */
export function SidebarButton({ className }: { className: string }) {
  const { Part: Sidebar, fetchPart, preload } = useFetchedPart(loadSidebar);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="菜单"
        aria-haspopup="dialog"
        className={className}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void fetchPart().then(setOpen)}
      >
        <Icon name="menu" />
      </button>
      {Sidebar && <Sidebar open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
