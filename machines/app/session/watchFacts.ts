import { fromCallback, type AnyActorRef, type EventObject } from 'xstate';
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
    const ignore = () => undefined;
    const watched = ['session', 'site'].map((id) =>
      (system.get(id) as AnyActorRef | undefined)?.subscribe({ next: tell, error: ignore }),
    );
    return () => {
      for (const subscription of watched) subscription?.unsubscribe();
    };
  },
);
