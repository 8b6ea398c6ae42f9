import type * as ReactDomClient from 'react-dom/client';

/**
 * React DOM, run as late as it is asked for, and not with the entry, whose task it would double. `import()` of a
 * module of the same file runs it no later than the file, `require` does; the development server knows only modules.
 */
export const loadReactDom = async (): Promise<typeof ReactDomClient> =>
  import.meta.env.PROD ? (require('react-dom/client') as typeof ReactDomClient) : import('react-dom/client');
