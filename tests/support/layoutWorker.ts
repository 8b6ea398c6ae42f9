import * as elk from 'elkjs/lib/elk-worker.js';
import { vi } from 'vitest';

/** Where there is a document but no worker, the engine's own stand-in lays out in place. */
const { Worker: InPlace } = elk as unknown as { Worker: new () => object };

/** Gives a rendered page the worker in which the inspector lays charts out. */
export function stubLayoutWorker(): void {
  // its address is of no use here
  vi.stubGlobal('Worker', class extends InPlace {});
}
