/** React's own hook under the name its shim has: wouter and @xstate/react import the shim, which React 19 does not need. */
export { useSyncExternalStore } from 'react';
