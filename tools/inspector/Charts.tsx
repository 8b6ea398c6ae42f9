import { isAside, treeOf, type ActorView } from './actors.ts';
import { ChartView } from './ChartView.tsx';
import { eventName } from '#app/inspector/eventName.ts';
import { shortName } from './lines.ts';
import type { Chart } from '#app/inspector/flow.ts';

interface ChartsProps {
  charts: readonly Chart[];
  actors: ReadonlyMap<string, ActorView>;
  /** the actor whose chart is shown at full size; null for the board of all running machines */
  large: string | null;
  startedAt: number;
  /** ms since the start; null for the present */
  moment: number | null;
  onActor: (actor: string | null) => void;
}

const chartOf = ({ made }: ActorView, charts: readonly Chart[]) =>
  made.chart === undefined ? undefined : charts[made.chart];

/** The charts of all running machines on one board, or one of them at full size. */
export function Charts({ charts, actors, large, onActor, ...when }: ChartsProps) {
  const chosen = large === null ? undefined : actors.get(large);
  const shown = chosen === undefined ? treeOf(actors, false).filter((view) => !isAside(view)) : [chosen];
  const withChart = shown.flatMap((actor) => {
    const chart = chartOf(actor, charts);
    return chart === undefined ? [] : [{ actor, chart }];
  });
  return (
    <section className={`pane charts ${chosen === undefined ? 'board' : 'large'}`} aria-label="Charts">
      <div className="cards">
        {withChart.map(({ actor, chart }) => {
          const { made, last } = actor;
          const name = shortName(made.actor);
          return (
            <article key={made.actor} aria-label={name}>
              <header>
                <button type="button" onClick={() => onActor(chosen === undefined ? made.actor : null)}>
                  {chosen === undefined ? name : '◂ All'}
                </button>
                {chosen === undefined ? null : <h2>{name}</h2>}
                {made.machine === name ? null : <em>{made.machine}</em>}
                {last === null ? null : (
                  <span className="changed" key={last.at}>
                    {eventName(last.event)}
                  </span>
                )}
              </header>
              <ChartView
                chart={chart}
                actor={actor}
                {...when}
                isFollowed={chosen !== undefined}
                onActor={onActor}
              />
            </article>
          );
        })}
      </div>
      {withChart.length === 0 ? (
        <p className="empty">
          {chosen === undefined
            ? 'No chart: no machine runs, or the recording is from before charts were recorded.'
            : `${shortName(chosen.made.actor)} is a call or a listener, or has no chart in this recording.`}{' '}
          {chosen === undefined ? null : (
            <button type="button" onClick={() => onActor(null)}>
              ◂ All
            </button>
          )}
        </p>
      ) : null}
    </section>
  );
}
