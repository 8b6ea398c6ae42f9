import { fromPromise, type NonReducibleUnknown } from 'xstate';

/** A placeholder for a call in a machine's setup; `src/calls` binds the real one with `provide`. */
export function unboundCall<Output, Input extends NonReducibleUnknown = void>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The call ${name} is not bound`)));
}
