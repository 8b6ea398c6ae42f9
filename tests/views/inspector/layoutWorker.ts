import * as elk from 'elkjs/lib/elk-worker.js';
import { vi } from 'vitest';

/** With a document but no worker, the layout engine provides a synchronous replacement. */
const { Worker: InPlace } = elk as unknown as { Worker: new () => object };

/** Provides the worker that lays out charts for the inspector. */
export function stubLayoutWorker(): void {
  // the worker's URL is ignored
  vi.stubGlobal('Worker', class extends InPlace {});
}
