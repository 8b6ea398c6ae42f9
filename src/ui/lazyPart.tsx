import { useState, type ComponentType, type ReactNode } from 'react';
import { currentLocation, pathPart } from '#lib/hashLocation.ts';
import { release } from '#lib/missingFiles.ts';
import { withinTimeLimit } from '#lib/timeLimit.ts';
import { tracked, useTracked, type Tracked } from '#lib/tracked.ts';
import { Button } from './Button.tsx';
import styles from './LazyPart.module.css';

/** Why a part is missing, and how to ask for it again. */
interface MissingProps {
  error: unknown;
  onRetry: () => void;
}

/** What a part shows in its own place while its code loads, and if that cannot be loaded. */
interface PartPlace<Props> {
  /** without it, nothing */
  Waiting?: ComponentType;
  /** without it, a notice above the page that offers a retry */
  Missing?: ComponentType<MissingProps>;
  /** shown instead of a part that is dispensable: its failure is nobody's concern, so no new version is looked for */
  Instead?: ComponentType<Props>;
  /** the path of the page that the part is, if it is not a part of the current one */
  page?: string;
}

/** A component whose code is loaded when it is first rendered, or before. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Loads the code; rejects if it cannot be loaded. */
  fetch: () => Promise<unknown>;
  /** Loads the code at the first sign that it will be needed; a failure shows when it is. */
  preload: () => void;
  /** Puts a component in place whose code is there already, so that its first render waits for nothing. */
  preset: (part: ComponentType<Props>) => void;
}

/** For a part that is missing without a word. */
export const Nothing = (): ReactNode => null;

/**
 * The one way to load a component late: a page, a dialog, whatever the first screen does without. Its code has failed
 * when it has not come within the time limit; then the rest of the page stays mounted, with its inputs, and the part is
 * shown as `place` says. It is asked for again with a retry, and wherever it is mounted anew.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting = Nothing, Missing = MissingNotice, Instead, page }: PartPlace<Props> = {},
): LazyPart<Props> {
  let fetched: Tracked<ComponentType<Props>> | undefined;
  const attempt = async () => {
    try {
      return await withinTimeLimit(load);
    } catch (error) {
      if (!Instead) await release.judge?.(page ?? pathPart(currentLocation()));
      fetched = undefined;
      throw error;
    }
  };
  const fetch = () => (fetched ??= tracked(attempt()));

  function LazyPart(props: Props) {
    const [asked, setAsked] = useState(fetch);
    const { value: Part, reason } = useTracked(asked);
    if (Part) return <Part {...props} />;
    if (reason === undefined) return <Waiting />;
    if (Instead) return <Instead {...props} />;
    const retry = async () => {
      await release.judge?.();
      setAsked(fetch());
    };
    return <Missing error={reason} onRetry={() => void retry()} />;
  }
  return Object.assign(LazyPart, {
    fetch,
    preload: () => void fetch().catch(() => undefined),
    preset: (part: ComponentType<Props>) => {
      fetched = Object.assign(Promise.resolve(part), { value: part });
    },
  });
}

function MissingNotice({ onRetry }: MissingProps) {
  return (
    <div role="alert" className={styles['notice']}>
      <span>加载失败，请重试</span>
      <Button variant="secondary" onClick={onRetry}>
        重试
      </Button>
    </div>
  );
}
