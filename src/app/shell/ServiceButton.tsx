import { useFetchedPart } from '#app/shell/useFetchedPart.ts';
import { Icon } from '#ui/Icon.tsx';

const loadMenu = () => import('#app/shell/ServiceMenu.tsx').then((chunk) => chunk.ServiceMenu);

/** The button of the customer-service menu; the first press replaces it with the opened menu. */
export function ServiceButton({ className }: { className: string }) {
  const { Part: ServiceMenu, fetchPart, preload } = useFetchedPart(loadMenu);
  if (ServiceMenu) return <ServiceMenu className={className} />;
  return (
    <button
      type="button"
      aria-label="客服"
      aria-haspopup="menu"
      aria-expanded="false"
      className={className}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => void fetchPart()}
    >
      <Icon name="service" />
    </button>
  );
}
