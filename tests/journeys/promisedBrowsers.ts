import { createRequire } from 'node:module';
import type { CompatData, Identifier } from '@mdn/browser-compat-data';

/** Features that the browser driver itself uses in the page. */
const DRIVERS = new Set(['BigInt64Array', 'BigUint64Array']);

/** The oldest supported browsers (docs/deploy.md). */
const PROMISED = { chrome: 87, safari: 14 } as const;

/** The first version with a feature, if it was never removed, needs no flag and has no prefix. */
function since({ __compat: compat }: Identifier, browser: keyof typeof PROMISED): number {
  const statements = [compat?.support[browser] ?? []].flat();
  const versions = statements.map(({ version_added, version_removed, flags, prefix, alternative_name }) =>
    typeof version_added !== 'string' || version_removed || flags || prefix || alternative_name
      ? Infinity
      : Number.parseFloat(version_added.replace('≤', '')),
  );
  return Math.min(Infinity, ...versions.filter((version) => !Number.isNaN(version)));
}

/** Whether one of the supported browsers lacks it. */
function isNewer(identifier: Identifier): boolean {
  if (!('__compat' in identifier)) return false;
  return since(identifier, 'chrome') > PROMISED.chrome || since(identifier, 'safari') > PROMISED.safari;
}

/**
 * Every global, and every member of one, that a supported browser lacks, such as `Array.at` and `structuredClone`; a
 * static member of a web interface ends in `_static`, because there may be an instance member of the same name.
 */
export function newerFeatures(): string[] {
  const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
  const found: string[] = [];
  const walk = (path: string, identifier: Identifier, depth: number) => {
    for (const [key, inner] of Object.entries(identifier) as [string, Identifier][]) {
      // events and descriptions are not properties; a constructor is covered by its interface
      if (!/^[A-Za-z]\w*$/.test(key) || key.endsWith('_event') || path.split('.').at(-1) === key) continue;
      const own = path === '' ? key : `${path}.${key}`;
      if (isNewer(inner)) found.push(own.replace(/^Window\./, ''));
      else if (depth > 1) walk(own, inner, depth - 1);
    }
  };
  walk('', data.api, 2);
  walk('', data.javascript['builtins'] as Identifier, 3);
  return found.filter((feature) => !DRIVERS.has(feature));
}

/** Removes the features from a page; it runs there before any other script. */
export function takeAway(features: readonly string[]): void {
  const read = (holder: unknown, name: string): unknown => {
    try {
      return (holder as Record<string, unknown> | undefined)?.[name];
    } catch {
      return undefined;
    }
  };
  for (const feature of features) {
    const names = feature.split('.');
    const last = names.pop() ?? '';
    const name = last.replace(/_static$/, '');
    let holder: unknown = window;
    for (const outer of names) holder = read(holder, outer);
    for (const owner of last === name ? [read(holder, 'prototype'), holder] : [holder])
      if (owner !== undefined && owner !== null && Object.prototype.hasOwnProperty.call(owner, name))
        Reflect.deleteProperty(owner, name);
  }
}
