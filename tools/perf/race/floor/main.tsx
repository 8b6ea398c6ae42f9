import { useMachine } from '@xstate/react';
import { ofetch } from 'ofetch';
import { createRoot } from 'react-dom/client';
import { Link, Route, Switch } from 'wouter';
import { assign, fromPromise, setup } from 'xstate';

/** The baseline of the race: a hello world with the libraries of the site, which no site using them can undercut. */
interface User {
  name: string;
}

const session = setup({
  types: {
    context: {} as { user: User | null },
    events: {} as { type: 'login' } | { type: 'logout' },
  },
  actors: { me: fromPromise(() => ofetch<User>('/api/me', { retry: 0 })) },
}).createMachine({
  id: 'session',
  initial: 'checking',
  context: { user: null },
  states: {
    checking: {
      invoke: {
        src: 'me',
        onDone: { target: 'member', actions: assign({ user: ({ event }) => event.output }) },
        onError: 'anonymous',
      },
    },
    anonymous: { on: { login: 'checking' } },
    member: { on: { logout: { target: 'anonymous', actions: assign({ user: null }) } } },
  },
});

function App() {
  const [state, send] = useMachine(session);
  return (
    <main>
      <h1>Hello world</h1>
      <p>
        session: {state.value} {state.context.user?.name}
      </p>
      <button type="button" onClick={() => send({ type: state.matches('member') ? 'logout' : 'login' })}>
        toggle
      </button>
      <nav>
        <Link href="/">home</Link> <Link href="/about">about</Link>
      </nav>
      <Switch>
        <Route path="/about">
          <p>About this floor</p>
        </Route>
        <Route>
          <p>Home route</p>
        </Route>
      </Switch>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
