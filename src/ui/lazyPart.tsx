import { Component, createElement, type ComponentType, type ReactNode } from 'react';
import { currentLocation, pathPart } from '#lib/hashLocation.ts';
import { MissingFile, release } from '#lib/missingFiles.ts';
import { withinTimeLimit } from '#lib/timeLimit.ts';
import { tracked, useTracked, type Tracked } from '#lib/tracked.ts';
import { Button } from './Button.tsx';
import styles from './LazyPart.module.css';

/** What a part shows in its own place while its chunk loads, and if it cannot be loaded. */
export interface PartPlace {
  Waiting: ComponentType;
  Missing: ComponentType<{ onRetry: () => void }>;
}

async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await withinTimeLimit(load);
  } catch {
    await release.judge?.(pathPart(currentLocation()));
    throw new MissingFile('A part of the page cannot be fetched');
  }
}

/**
 * A lazily loaded part of a page, such as a dialog. If its chunk fails to load, the rest of the page stays mounted,
 * with its inputs, and a notice offers a retry. A part that has a place of its own shows both there, by
 * `place`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place?: PartPlace,
): ComponentType<Props> {
  let fetched: Tracked<ComponentType<Props>> | undefined;
  const renew = () => {
    fetched = undefined;
  };
  function FetchedPart(props: Props) {
    const Part = useTracked((fetched ??= tracked(fetchPart(load))));
    if (Part) return createElement(Part, props);
    return place && <place.Waiting />;
  }
  return function LazyPart(props: Props) {
    return <MissingPartBoundary onMissing={renew} place={place} render={() => <FetchedPart {...props} />} />;
  };
}

interface BoundaryProps {
  place: PartPlace | undefined;
  onMissing: () => void;
  render: () => ReactNode;
}

class MissingPartBoundary extends Component<BoundaryProps, { error: unknown }> {
  // no class fields: see ErrorBoundary
  constructor(props: BoundaryProps) {
    super(props);
    this.state = { error: null };
  }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof MissingFile) this.props.onMissing();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.render();
    if (!(error instanceof MissingFile)) throw error;
    const retry = async () => {
      await release.judge?.();
      this.setState({ error: null });
    };
    const { place } = this.props;
    if (place) return <place.Missing onRetry={() => void retry()} />;
    return (
      <div role="alert" className={styles['notice']}>
        <span>加载失败，请重试</span>
        <Button variant="secondary" onClick={() => void retry()}>
          重试
        </Button>
      </div>
    );
  }
}
