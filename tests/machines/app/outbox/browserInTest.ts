import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { vi } from 'vitest';

/** A storage area, which outlives the pages that use it. */
class StorageInTest {
  readonly #items = new Map<string, string>();
  readonly #changed: (key: string | null) => void;

  constructor(changed: (key: string | null) => void = () => undefined) {
    this.#changed = changed;
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.#items.get(key) === value) return;
    this.#items.set(key, value);
    this.#changed(key);
  }

  removeItem(key: string): void {
    if (this.#items.delete(key)) this.#changed(key);
  }

  clear(): void {
    if (this.#items.size === 0) return;
    this.#items.clear();
    this.#changed(null);
  }

  /** a storage with the same in it, such as that of a duplicated window */
  copy(): StorageInTest {
    const copy = new StorageInTest();
    for (const [key, value] of this.#items) copy.setItem(key, value);
    return copy;
  }

  /** everything in it, by key */
  all(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#items);
  }
}

interface Lock {
  name: string;
  owner: PageInTest;
  start: () => void;
}

/** The locks of all windows: one that ends gives its own back. */
class LocksInTest {
  readonly #held = new Map<string, Lock>();
  #waiting: Lock[] = [];

  request<Output>(name: string, ...rest: LockArguments<Output>): Promise<Output> {
    const [{ signal }, run] = rest.length === 2 ? rest : [{}, rest[0]];
    return new Promise<Output>((resolve, reject) => {
      const lock: Lock = {
        name,
        owner: currentPage(),
        // a lock that another window gives back starts work of this one
        start: AsyncResource.bind(() => {
          const end = () => this.#giveBack(lock);
          void Promise.resolve().then(run).then(resolve, reject).then(end);
        }),
      };
      signal?.addEventListener('abort', () => {
        this.#waiting = this.#waiting.filter((one) => one !== lock);
        reject(new DOMException('aborted', 'AbortError'));
      });
      this.#waiting.push(lock);
      this.#advance(name);
    });
  }

  drop(page: PageInTest): void {
    this.#waiting = this.#waiting.filter(({ owner }) => owner !== page);
    for (const lock of this.#held.values()) if (lock.owner === page) this.#giveBack(lock);
  }

  #giveBack(lock: Lock): void {
    if (this.#held.get(lock.name) !== lock) return;
    this.#held.delete(lock.name);
    this.#advance(lock.name);
  }

  #advance(name: string): void {
    const next = this.#waiting.find((lock) => lock.name === name);
    if (next === undefined || this.#held.has(name)) return;
    this.#waiting = this.#waiting.filter((lock) => lock !== next);
    this.#held.set(name, next);
    next.start();
  }
}

type LockArguments<Output> =
  | [run: () => Promise<Output> | Output]
  | [options: { signal?: AbortSignal }, run: () => Promise<Output> | Output];

/** A loaded page of a window; what it does after its end has no effect. */
export interface PageInTest {
  readonly session: StorageInTest;
  isOpen: boolean;
  readonly listeners: Set<(event: { key: string | null }) => void>;
}

const pages = new AsyncLocalStorage<PageInTest>();

/** The page whose code runs. */
export function currentPage(): PageInTest {
  const page = pages.getStore();
  if (page === undefined) throw new Error('No page runs this code');
  return page;
}

/**
 * One browser in this process. The code of each page runs `within` it, which its promises and timers keep, so that
 * `window` and `navigator` are its own although all pages share their modules.
 */
export class BrowserInTest {
  readonly local = new StorageInTest((key) => this.#announce(key));
  readonly locks = new LocksInTest();
  readonly #open = new Set<PageInTest>();

  /** Puts this browser in the place of the globals until the test ends. */
  install(fetch: (address: string, init: RequestInit) => Promise<Response>): void {
    const nothing = new StorageInTest();
    const areaOf = (area: 'session' | 'local') => {
      const page = currentPage();
      if (!page.isOpen) return nothing;
      return area === 'session' ? page.session : this.local;
    };
    type Listener = Parameters<PageInTest['listeners']['add']>[0];
    vi.stubGlobal('window', {
      get sessionStorage() {
        return areaOf('session');
      },
      get localStorage() {
        return areaOf('local');
      },
      addEventListener: (type: string, listener: Listener) => {
        if (type === 'storage') currentPage().listeners.add(listener);
      },
      removeEventListener: (_: string, listener: Listener) => currentPage().listeners.delete(listener),
    });
    vi.stubGlobal('document', {
      visibilityState: 'visible',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    vi.stubGlobal('navigator', { onLine: true, locks: this.locks });
    vi.stubGlobal('fetch', fetch);
  }

  /** A page in a window with this session storage; a new window has an empty one. */
  open(session = new StorageInTest()): PageInTest {
    const page: PageInTest = { session, isOpen: true, listeners: new Set() };
    this.#open.add(page);
    return page;
  }

  /** The page ends without a word, as in a kill. */
  end(page: PageInTest): void {
    page.isOpen = false;
    this.#open.delete(page);
    this.locks.drop(page);
  }

  within<Result>(page: PageInTest, run: () => Result): Result {
    return pages.run(page, run);
  }

  #announce(key: string | null): void {
    const from = pages.getStore();
    for (const page of this.#open) {
      if (page === from) continue;
      this.within(page, () => {
        queueMicrotask(() => {
          if (page.isOpen) for (const listener of page.listeners) listener({ key });
        });
      });
    }
  }
}

/** A timer runs in the page that set it, and not after its end. */
export function pageTimer(run: () => void): () => void {
  const page = currentPage();
  return AsyncResource.bind(() => {
    if (page.isOpen) run();
  });
}
