import { Hono } from 'hono';
import { cardCalls } from '#sandbox/payoutAccounts/cardCalls.ts';
import { promotionCalls } from '#sandbox/promotions/promotionCalls.ts';
import { settingsCalls } from '#sandbox/account/settingsCalls.ts';
import { type Backend, defaultSettings, type Settings } from '#sandbox/backend.ts';
import { deleteOldRows } from '#sandbox/db/oldRows.ts';
import { openStore, type Store } from '#sandbox/db/store.ts';
import { gameCalls } from '#sandbox/games/gameCalls.ts';
import { limitBody, refuseForeign } from '#sandbox/http/accepted.ts';
import { Refusal } from '#sandbox/http/answer.ts';
import { accountCalls } from '#sandbox/login/accountCalls.ts';
import { profileCalls, uploadedPictures } from '#sandbox/userCenter/profileCalls.ts';
import { depositCalls } from '#sandbox/deposit/depositCalls.ts';
import { recordCalls } from '#sandbox/assets/recordCalls.ts';
import { walletCalls } from '#sandbox/assets/walletCalls.ts';
import { protectionCalls } from '#sandbox/playerProtection/protectionCalls.ts';
import { artPictures } from '#sandbox/art/artPictures.ts';
import { demoPages } from '#sandbox/pages/demoPages.ts';
import { resetToSeed, seedIfNeeded } from '#sandbox/seed/seed.ts';
import { lotteryCalls } from '#sandbox/lottery/lotteryCalls.ts';
import { redPacketCalls } from '#sandbox/redPacket/redPacketCalls.ts';
import { siteCalls } from '#sandbox/site/siteCalls.ts';
import { loosened } from '#sandbox/tester/loose.ts';
import { RequestLog } from '#sandbox/tester/requestLog.ts';
import { playStep, Scenarios } from '#sandbox/tester/scenarios.ts';
import { testerMoneyCalls } from '#sandbox/tester/moneyCalls.ts';
import { testerCalls } from '#sandbox/tester/testerCalls.ts';

const apiCalls = [
  siteCalls,
  profileCalls,
  gameCalls,
  lotteryCalls,
  redPacketCalls,
  settingsCalls,
  cardCalls,
  promotionCalls,
  depositCalls,
  walletCalls,
  recordCalls,
  protectionCalls,
];

export interface SandboxOptions {
  /** a file path, `:memory:` or a `libsql://` address; default `.cache/sandbox.db` */
  databaseUrl?: string;
  /** an open store, used instead of databaseUrl */
  store?: Store;
  /** ms since 1970 */
  now?: () => number;
  /** implements the delay of a scenario, in ms */
  wait?: (ms: number) => Promise<void>;
  log?: (line: string) => void;
  /** 0 up to 1 */
  random?: () => number;
  /** the seed of loosened responses (tester/loose.ts); without it, responses follow the documents */
  loose?: number | undefined;
  /** the origin of framed demo pages, if it cannot be the machine's other name */
  frameOrigin?: string | undefined;
}

/** The embedded backend: the API of the site, demo pages and pictures, and the calls for testers. */
export interface Sandbox {
  /**
   * Handles a request; a dropped connection is a rejection with a TypeError, as with the real fetch. `sender` is the
   * client's address, by which SMS are limited.
   */
  fetch: (request: Request, sender?: string) => Promise<Response>;
  /** Restores the seed: data, sessions, scenarios, settings and request log. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
  /** for tests that inspect the database */
  store: Store;
}

/** Opens the database, seeds it if it is new, and returns the backend. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { now = Date.now, wait = waitReally, log = () => undefined, random = Math.random } = options;
  const store = options.store ?? (await openStore(options.databaseUrl ?? '.cache/sandbox.db'));
  await seedIfNeeded(store, now());
  await store.write((queries) => deleteOldRows(queries, now()));
  const settingsAtStart: Settings = { ...defaultSettings, loose: options.loose ?? null };
  const backend: Backend = {
    store,
    now,
    log,
    random,
    settings: { ...settingsAtStart },
    frameOrigin: options.frameOrigin,
    smsBySender: new Map(),
  };
  const scenarios = new Scenarios();
  const requests = new RequestLog();

  const resetTables = resetToSeed(store);
  const reset = async () => {
    scenarios.clear();
    requests.clear();
    backend.smsBySender.clear();
    Object.assign(backend.settings, settingsAtStart);
    await resetTables(now());
  };

  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json(error.answer);
    // The query's own error contains its parameters; its cause does not.
    const { stack = '' } = error.cause instanceof Error ? error.cause : error;
    log(`sandbox: ${c.req.method} ${c.req.path}: ${stack}`);
    return c.json({ code: 500, message: '服务器异常，请稍后再试', data: null });
  });
  app.use(limitBody, refuseForeign);
  app.notFound((c) => c.json({ code: 404, message: '接口不存在', data: null }, 404));
  app.route('/api', accountCalls(backend));
  for (const calls of apiCalls) app.route('/api', calls(backend));
  app.route('/sandbox', uploadedPictures(backend));
  app.route('/sandbox/art', artPictures());
  app.route('/sandbox', demoPages(backend));
  app.route('/sandbox', testerMoneyCalls(backend));
  app.route('/sandbox', testerCalls(backend, { scenarios, requests, reset }));

  return {
    store,
    reset,
    close: () => store.close(),
    fetch: async (request, sender) => {
      const answer = async () => {
        const response = await app.fetch(request, { sender });
        // its own clock, which a test may have set
        response.headers.set('Date', new Date(now()).toUTCString());
        return response;
      };
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith('/api/')) return answer();
      requests.add(request, now());
      const step = scenarios.take(pathname);
      const given = await (step === undefined ? answer() : playStep(step, wait, answer));
      const { loose } = backend.settings;
      return loose === null || step?.garbage !== undefined ? given : loosened(given, pathname, loose);
    },
  };
}

function waitReally(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
