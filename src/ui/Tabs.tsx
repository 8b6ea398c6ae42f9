import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Tabs.module.css';

export interface TabItem<V extends string | number> {
  value: V;
  label: string;
  icon?: IconName;
}

interface TabsProps<V extends string | number> {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem<V>[];
  value: V;
  onChange: (value: V) => void;
  /** Called on the first touch or hover of a tab, to fetch what it will show. */
  onIntent?: (value: V) => void;
  /** The panel of a value; without it there is no tabpanel. */
  renderPanel?: (value: V) => ReactNode;
  /** Keeps the panels already visited mounted, hidden, with their state. */
  keep?: boolean;
  /** All tabs share the width evenly instead of scrolling. */
  fit?: boolean;
  className?: string;
}

/** A controlled tab list that scrolls sideways, with the panel of the current value. */
export function Tabs<V extends string | number>(props: TabsProps<V>) {
  const { label, items, value, onChange, onIntent, renderPanel, keep, fit, className = '' } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState([value]);
  if (keep && !visited.includes(value)) setVisited([...visited, value]);

  useEffect(() => {
    const tab = document.getElementById(id + value);
    if (list.current && tab) {
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
    }
  }, [id, value]);

  const move = (event: KeyboardEvent, from: number) => {
    const last = items.length - 1;
    const to =
      { ArrowRight: from < last ? from + 1 : 0, ArrowLeft: from ? from - 1 : last, Home: 0, End: last }[
        event.key
      ] ?? -1;
    const next = items[to];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(id + next.value)?.focus();
  };

  const shown = keep ? items.filter((item) => item.value === value || visited.includes(item.value)) : null;
  const panels = renderPanel && (shown?.map((item) => item.value) ?? [value]);
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={`${styles['list']} ${fit ? styles['fit'] : ''} ${className}`}
      >
        {items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}${item.value}`}
            aria-selected={item.value === value}
            aria-controls={panels?.includes(item.value) ? `${id}${item.value}p` : undefined}
            tabIndex={item.value === value ? 0 : -1}
            className={styles['tab']}
            onClick={() => onChange(item.value)}
            onPointerEnter={onIntent && (() => onIntent(item.value))}
            onKeyDown={(event) => move(event, index)}
          >
            {item.icon && <Icon name={item.icon} />}
            {item.label}
          </button>
        ))}
      </div>
      {panels?.map((at) => (
        <div key={at} role="tabpanel" id={`${id}${at}p`} aria-labelledby={`${id}${at}`} hidden={at !== value}>
          {renderPanel?.(at)}
        </div>
      ))}
    </>
  );
}
