import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { drawingOf } from './layoutEngine.ts';
import { childOf, showLive, type Shown } from './liveChart.ts';
import type { Chart } from '#app/inspector/flow.ts';

interface ChartViewProps extends Shown {
  /** the current state is scrolled into view */
  isFollowed: boolean;
  /** a call of this actor was selected */
  onActor: (actor: string) => void;
}

/** The drawing once it is available; '' if it cannot be drawn. */
function useDrawing(chart: Chart): string | null {
  const [drawn, setDrawn] = useState<{ chart: Chart; svg: string } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const take = (svg: string) => {
      if (isWanted) setDrawn({ chart, svg });
    };
    drawingOf(chart).then(take, () => take(''));
    return () => {
      isWanted = false;
    };
  }, [chart]);
  return drawn?.chart === chart ? drawn.svg : null;
}

/** The chart of an actor's machine with the actor's state; running calls link to their charts. */
export function ChartView({ isFollowed, onActor, ...shown }: ChartViewProps) {
  const { chart, actor } = shown;
  const svg = useDrawing(chart);
  // one object per drawing: for another object, React would rewrite the markup and lose all highlights
  const markup = useMemo(() => ({ __html: svg ?? '' }), [svg]);
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const drawing = place.current?.querySelector('svg');
    if (!drawing || !showLive(drawing, shown) || !isFollowed) return;
    drawing.querySelector('.s.active:not(.in)')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  useEffect(() => {
    const element = place.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<SVGElement>('[data-call]') : null;
      if (link === null) return;
      event.preventDefault();
      event.stopPropagation();
      const child = childOf(actor, link.dataset['call'] ?? '');
      if (child !== undefined) onActor(child.made.actor);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [actor, onActor]);

  if (svg === '') return <p className="empty">This chart cannot be drawn.</p>;
  return <div ref={place} className="drawing" aria-busy={svg === null} dangerouslySetInnerHTML={markup} />;
}
