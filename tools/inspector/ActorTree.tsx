import { treeOf, type ActorView } from './actors.ts';
import { shortName } from './lines.ts';

interface ActorTreeProps {
  actors: ReadonlyMap<string, ActorView>;
  selected: string | null;
  withAside: boolean;
  onSelect: (actor: string | null) => void;
  onAside: (shown: boolean) => void;
}

/** What an actor runs, if its name does not say it. */
function kindOf({ actor, machine }: ActorView['made']): string {
  if (machine === null) return 'call';
  return machine === shortName(actor) ? '' : machine;
}

/** The actors as a tree, each with its current states; selecting one filters the log to it. */
export function ActorTree({ actors, selected, withAside, onSelect, onAside }: ActorTreeProps) {
  const tree = treeOf(actors, withAside);
  return (
    <section className="pane tree" aria-label="Actors">
      <header>
        <h2>Actors</h2>
        <label>
          <input type="checkbox" checked={withAside} onChange={(event) => onAside(event.target.checked)} />
          calls and ended ones
        </label>
      </header>
      <ul>
        {tree.map(({ made, states, status, depth }) => (
          <li key={made.actor} style={{ paddingInlineStart: depth * 14 }}>
            <button
              type="button"
              data-row
              className={`actor ${status === 'active' ? '' : 'ended'}`}
              aria-pressed={selected === made.actor}
              title={made.actor}
              onClick={() => onSelect(selected === made.actor ? null : made.actor)}
            >
              <span className="name">
                {shortName(made.actor)}
                {kindOf(made) === '' ? null : <em>{kindOf(made)}</em>}
              </span>
              <span className="states">
                {status === 'active' ? null : <b>{status}</b>}
                {states.map((state) => (
                  <span key={state}>{state}</span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {tree.length === 0 ? <p className="empty">No actor yet.</p> : null}
    </section>
  );
}
