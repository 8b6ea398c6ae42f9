import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { drawingOf } from '#app/inspector/page/layoutEngine.ts';
import { childOf, showLive, type Shown } from '#app/inspector/page/liveChart.ts';
import type { Chart } from '#scripts/diagram/sketch.ts';

interface ChartViewProps extends Shown {
  /** where the actor is now is kept in sight */
  isFollowed: boolean;
  /** a call was chosen whose actor is this one */
  onActor: (actor: string) => void;
}

/** The drawing, as soon as it is there; '' where it cannot be drawn. */
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

/** The chart of an actor's machine, with the actor on it; its running calls are links to theirs. */
export function ChartView({ isFollowed, onActor, ...shown }: ChartViewProps) {
  const { chart, actor } = shown;
  const svg = useDrawing(chart);
  // one object for one drawing: React would write it anew for another, and all that is lit would go out
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
