import { useRef, useState, type ComponentType } from 'react';
import type { SidebarProps } from '#app/shell/Sidebar.tsx';
import { useSystemActor } from '#lib/actors.tsx';
import { NETWORK_TEXT } from '#machines/calls/callError.ts';
import { Icon } from '#ui/Icon.tsx';

const loadSidebar = () => import('#app/shell/Sidebar.tsx').then((chunk) => chunk.Sidebar);
const preload = () => {
  // only a head start: the press itself tells of a failure
  loadSidebar().catch(() => undefined);
};

/** Opens the sidebar, which is fetched at the first sign that it will be wanted. */
export function SidebarButton({ className }: { className?: string | undefined }) {
  const toasts = useSystemActor('toasts');
  const [Sidebar, setSidebar] = useState<ComponentType<SidebarProps>>();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const press = async () => {
    try {
      const chunk = await loadSidebar();
      // a page without a header may have come meanwhile
      if (button.current === null) return;
      setSidebar(() => chunk);
      setOpen(true);
    } catch {
      toasts.send({ type: 'toast.show', text: NETWORK_TEXT, place: 'public' });
    }
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="菜单"
        aria-haspopup="dialog"
        className={className}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void press()}
      >
        <Icon name="menu" />
      </button>
      {Sidebar && <Sidebar open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
