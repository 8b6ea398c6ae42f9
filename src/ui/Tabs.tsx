import {
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
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
  /** Called when the pointer enters a tab, to prefetch its content. */
  onIntent?: (value: V) => void;
  /** The panel of a value; without it there is no tabpanel. */
  renderPanel?: (value: V) => ReactNode;
  /** Keeps visited panels mounted but hidden, with their state. */
  keep?: boolean;
  /** Paints the selected tab before it renders the panel; for panels that are slow to render, but not for forms. */
  defer?: boolean;
  /** Distributes the width evenly between the tabs instead of scrolling. */
  fit?: boolean;
  className?: string;
}

/** A controlled tab list that scrolls horizontally, with the panel of the selected tab. */
export function Tabs<V extends string | number>(props: TabsProps<V>) {
  const { label, items, value, onChange, onIntent, renderPanel, keep, defer, fit, className = '' } = props;
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
    const to = { ArrowRight: from + 1, ArrowLeft: from + last, Home: 0, End: last }[event.key];
    const next = to !== undefined && items[to % items.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(id + next.value)?.focus();
  };

  const panels =
    renderPanel && (keep ? items.map((item) => item.value).filter((at) => visited.includes(at)) : [value]);
  const rendered = panels?.map((at) => (
    <div key={at} role="tabpanel" id={`${id}${at}p`} aria-labelledby={`${id}${at}`} hidden={at !== value}>
      {renderPanel?.(at)}
    </div>
  ));
  // `false` without `defer`, which avoids a second render
  const deferred = useDeferredValue(defer && rendered);
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
            <span>{item.label}</span>
          </button>
        ))}
      </div>
      {defer ? deferred : rendered}
    </>
  );
}
