import type { ActorView } from './actors.ts';
import { statesOf } from '#app/inspector/flow.ts';
import { transitionsIn } from '#tools/charts/sketch.ts';
import type { Chart } from '#app/inspector/flow.ts';

/** The state of an actor that a drawing shows. */
export interface Shown {
  chart: Chart;
  actor: ActorView;
  /** when the session started, epoch ms */
  startedAt: number;
  /** the shown moment, in ms since then; null for the present, in which delays continue */
  moment: number | null;
}

const isWithin = (path: string, above: string) =>
  above === '' || path === above || path.startsWith(`${above}.`);

/** The transitions of an element of a drawing: a line may have several, a label has one. */
function transitionsOf(element: Element): number[] {
  return [...element.classList].flatMap((name) => (/^t\d+$/.test(name) ? Number(name.slice(1)) : []));
}

/** Highlights the last transition; the animation restarts each time it is taken. */
function flash(element: Element): void {
  element.classList.remove('took');
  // this read restarts the animation
  void element.getBoundingClientRect();
  element.classList.add('took');
}

/** A delay as a ring that empties. */
function showDelay(
  element: Element,
  timer: { at: number; delay: number } | undefined,
  { startedAt, moment }: Shown,
): void {
  element.classList.toggle('waiting', timer !== undefined);
  const ring = element.querySelector<SVGElement>('.ring');
  if (ring === null) return;
  // a running animation is not restarted, because it would jump with each line of the log
  const run = timer === undefined ? undefined : `${timer.at} ${timer.delay} ${moment}`;
  if (ring.dataset['timer'] === run) return;
  if (timer === undefined || run === undefined) {
    ring.removeAttribute('style');
    delete ring.dataset['timer'];
    return;
  }
  ring.dataset['timer'] = run;
  ring.style.animationDuration = `${timer.delay}ms`;
  ring.style.animationDelay = `${timer.at - (moment ?? Date.now() - startedAt)}ms`;
  ring.style.animationPlayState = moment === null ? 'running' : 'paused';
}

/**
 * Shows an actor's state on a drawing by setting classes; nothing is laid out again. `active`, `visited` on states;
 * `visited`, `took`, `waiting` on transitions; `running` on calls. Returns true if the state has changed.
 */
export function showLive(drawing: Element, shown: Shown): boolean {
  const { chart, actor } = shown;
  const isActive = (path: string) =>
    actor.status === 'active' && (path === '' || actor.states.some((state) => isWithin(state, path)));
  for (const [index, { path }] of statesOf(chart).entries()) {
    const name = path.join('.');
    const box = drawing.querySelector(`.s${index}`);
    box?.classList.toggle('active', isActive(name));
    box?.classList.toggle(
      'visited',
      [...actor.visited].some((state) => isWithin(state, name)),
    );
  }

  const transitions = transitionsIn(chart);
  const keyOf = (index: number) => transitions[index]?.transition.key ?? '';
  const isNew = drawing.getAttribute('data-last') !== String(actor.last?.at);
  drawing.setAttribute('data-last', String(actor.last?.at));
  for (const element of drawing.querySelectorAll('.t')) {
    const indices = transitionsOf(element);
    element.classList.toggle(
      'visited',
      indices.some((index) => actor.taken.has(keyOf(index))),
    );
    if (!indices.some((index) => actor.last?.took.includes(keyOf(index)) === true))
      element.classList.remove('took');
    else if (isNew) flash(element);
    const timers = indices.flatMap((index) => {
      const { trigger } = transitions[index]?.transition ?? {};
      return trigger?.kind === 'after' ? (actor.timers.get(keyOf(index).split(' · ')[1] ?? '') ?? []) : [];
    });
    showDelay(element, timers[0], shown);
  }

  for (const link of drawing.querySelectorAll<SVGElement>('[data-call]')) {
    const child = childOf(actor, link.dataset['call'] ?? '');
    link.classList.toggle('running', child?.status === 'active');
  }
  return isNew;
}

/** The child that a call of an actor started last; undefined if there is none. */
export function childOf(actor: ActorView, call: string): ActorView | undefined {
  const start = `${actor.made.actor}/`;
  return actor.children.findLast(
    ({ made }) =>
      made.actor.startsWith(start) && made.actor.slice(start.length).replace(/#\d+$/, '') === call,
  );
}
