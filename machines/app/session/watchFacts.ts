import { fromCallback, type EventObject } from 'xstate';
import { systemActor } from '#machines/app/systemActors.ts';
import { factsOf, type Facts } from './facts.ts';

/** Sends the facts with these names at once and whenever one of them has changed. */
export const watchFacts = fromCallback<EventObject, { names: readonly (keyof Facts)[] }>(
  ({ input: { names }, sendBack, system }) => {
    let sent: string | undefined;
    const tell = () => {
      const all = factsOf(system);
      const facts = Object.fromEntries(names.map((name) => [name, all[name]]));
      const now = JSON.stringify(facts);
      if (now === sent) return;
      sent = now;
      sendBack({ type: 'facts.changed', facts });
    };
    tell();
    // the root handles a crash of either
    const observer = { next: tell, error: () => undefined };
    const session = systemActor(system, 'session')?.subscribe(observer);
    const site = systemActor(system, 'site')?.subscribe(observer);
    return () => {
      session?.unsubscribe();
      site?.unsubscribe();
    };
  },
);
