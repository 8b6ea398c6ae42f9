/**
 * The migrations: one list of SQL statements per version, applied in order. Statements are not split from one string,
 * because a trigger contains semicolons.
 */
const people = [
  `CREATE TABLE members (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    username TEXT NOT NULL COLLATE NOCASE UNIQUE,
    phone TEXT UNIQUE,
    realname TEXT NOT NULL DEFAULT '',
    email TEXT NOT NULL DEFAULT '',
    birthday TEXT NOT NULL DEFAULT '',
    avatar TEXT NOT NULL DEFAULT '',
    password TEXT NOT NULL,
    fund_password TEXT NOT NULL,
    vip INTEGER NOT NULL DEFAULT 0,
    isagent INTEGER NOT NULL DEFAULT 0 CHECK (isagent IN (0, 1)),
    transferstatus INTEGER NOT NULL DEFAULT 0 CHECK (transferstatus IN (0, 1)),
    turnover INTEGER NOT NULL DEFAULT 0,
    invite_code TEXT NOT NULL DEFAULT '',
    pid TEXT NOT NULL DEFAULT '',
    failed_logins INTEGER NOT NULL DEFAULT 0,
    locked_until INTEGER NOT NULL DEFAULT 0,
    failed_fund INTEGER NOT NULL DEFAULT 0,
    fund_locked_until INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL)`,
  `CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    member_id INTEGER NOT NULL REFERENCES members (id),
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL)`,
  `CREATE INDEX sessions_member ON sessions (member_id)`,
  `CREATE TABLE sms_codes (
    phone TEXT PRIMARY KEY, code TEXT NOT NULL, sent_at INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0)`,
  `CREATE TABLE uploads (
    id TEXT PRIMARY KEY, member_id INTEGER NOT NULL, type TEXT NOT NULL, bytes BLOB NOT NULL,
    created_at INTEGER NOT NULL)`,
];

const content = [
  `CREATE TABLE site_info (key TEXT PRIMARY KEY, value TEXT NOT NULL)`,
  `CREATE TABLE banners (id INTEGER PRIMARY KEY AUTOINCREMENT, type INTEGER NOT NULL, src TEXT NOT NULL)`,
  `CREATE TABLE tickers (id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT NOT NULL)`,
  `CREATE TABLE notices (
    id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL, content TEXT NOT NULL, created_at INTEGER NOT NULL)`,
  `CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT, list TEXT NOT NULL, name TEXT NOT NULL, platform TEXT NOT NULL,
    code TEXT NOT NULL, category TEXT NOT NULL, type INTEGER NOT NULL, pic TEXT NOT NULL,
    app_state INTEGER NOT NULL DEFAULT 1)`,
  `CREATE INDEX games_list ON games (list, platform)`,
  `CREATE TABLE lotteries (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, title TEXT NOT NULL, gamecode TEXT NOT NULL,
    pic TEXT NOT NULL, isopen INTEGER NOT NULL DEFAULT 1, is_recommend INTEGER NOT NULL DEFAULT 1)`,
  `CREATE TABLE launches (
    id INTEGER PRIMARY KEY AUTOINCREMENT, member_id INTEGER NOT NULL, platform TEXT NOT NULL,
    game_type TEXT NOT NULL, game_code TEXT NOT NULL, ready_at INTEGER NOT NULL)`,
  `CREATE INDEX launches_member ON launches (member_id, platform)`,
  `CREATE TABLE vip_levels (
    level INTEGER PRIMARY KEY, flow INTEGER NOT NULL, recharge INTEGER NOT NULL, realperson TEXT NOT NULL,
    electron TEXT NOT NULL, joker TEXT NOT NULL, sport TEXT NOT NULL, lottery TEXT NOT NULL, e_sport TEXT NOT NULL)`,
];

const ledger = [
  `CREATE TABLE accounts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL CHECK (kind IN ('main', 'platform', 'lottery', 'pending', 'house', 'world')),
    member_id INTEGER NOT NULL DEFAULT 0,
    platform TEXT NOT NULL DEFAULT '',
    balance INTEGER NOT NULL DEFAULT 0,
    floor INTEGER NOT NULL DEFAULT 0,
    UNIQUE (member_id, kind, platform),
    CONSTRAINT enough_money CHECK (balance >= floor))`,
  `CREATE TABLE journals (
    id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, member_id INTEGER NOT NULL DEFAULT 0,
    ref TEXT NOT NULL DEFAULT '', created_at INTEGER NOT NULL)`,
  `CREATE INDEX journals_member ON journals (member_id, kind)`,
  `CREATE TABLE entries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    journal_id INTEGER NOT NULL REFERENCES journals (id),
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    amount INTEGER NOT NULL CHECK (amount <> 0))`,
  `CREATE INDEX entries_account ON entries (account_id)`,
  // A trigger maintains balances, so that no code can book an entry without updating the balance.
  `CREATE TRIGGER entry_booked AFTER INSERT ON entries BEGIN
    UPDATE accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id;
  END`,
  `CREATE TRIGGER entry_kept BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END`,
  `CREATE TABLE submissions (
    member_id INTEGER NOT NULL, call TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL,
    answer TEXT NOT NULL, created_at INTEGER NOT NULL, PRIMARY KEY (member_id, call, key))`,
  `CREATE TABLE deposits (
    id INTEGER PRIMARY KEY AUTOINCREMENT, number TEXT NOT NULL UNIQUE, member_id INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('online', 'offline', 'usdt')), pay_way TEXT NOT NULL,
    channel TEXT NOT NULL DEFAULT '', amount INTEGER NOT NULL CHECK (amount > 0),
    detail TEXT NOT NULL DEFAULT '{}', state INTEGER NOT NULL CHECK (state IN (1, 2, 3)),
    created_at INTEGER NOT NULL, settled_at INTEGER)`,
  `CREATE INDEX deposits_member ON deposits (member_id, state, settled_at)`,
];

const money = [
  `CREATE TABLE withdrawals (
    id INTEGER PRIMARY KEY AUTOINCREMENT, number TEXT NOT NULL UNIQUE, member_id INTEGER NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0), bank TEXT NOT NULL, bank_owner TEXT NOT NULL, bank_no TEXT NOT NULL,
    received TEXT NOT NULL DEFAULT '', fee TEXT NOT NULL DEFAULT '', state INTEGER NOT NULL CHECK (state IN (1, 2, 3)),
    created_at INTEGER NOT NULL, settled_at INTEGER)`,
  `CREATE INDEX withdrawals_member ON withdrawals (member_id, created_at)`,
  `CREATE TABLE transfers (
    id INTEGER PRIMARY KEY AUTOINCREMENT, number TEXT NOT NULL UNIQUE, member_id INTEGER NOT NULL,
    direction TEXT NOT NULL CHECK (direction IN ('in', 'out')), platform TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0), state INTEGER NOT NULL, created_at INTEGER NOT NULL)`,
  `CREATE INDEX transfers_member ON transfers (member_id, direction, created_at)`,
  `CREATE TABLE bets (
    id INTEGER PRIMARY KEY AUTOINCREMENT, number TEXT NOT NULL, member_id INTEGER NOT NULL, platform TEXT NOT NULL,
    code TEXT NOT NULL, amount INTEGER NOT NULL, win_loss INTEGER NOT NULL, state INTEGER NOT NULL,
    created_at INTEGER NOT NULL)`,
  `CREATE INDEX bets_member ON bets (member_id, created_at)`,
  `CREATE TABLE rebates (
    id INTEGER PRIMARY KEY AUTOINCREMENT, member_id INTEGER NOT NULL, platform TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0), state INTEGER NOT NULL CHECK (state IN (0, 1)),
    created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL)`,
  `CREATE INDEX rebates_member ON rebates (member_id, state)`,
  `CREATE TABLE bonuses (
    id INTEGER PRIMARY KEY AUTOINCREMENT, number TEXT NOT NULL UNIQUE, member_id INTEGER NOT NULL,
    type INTEGER NOT NULL, state INTEGER NOT NULL CHECK (state IN (1, 2)), amount INTEGER NOT NULL CHECK (amount > 0),
    created_at INTEGER NOT NULL)`,
  `CREATE INDEX bonuses_member ON bonuses (member_id, created_at)`,
  `CREATE TABLE red_packets (
    id INTEGER PRIMARY KEY AUTOINCREMENT, member_id INTEGER NOT NULL, day TEXT NOT NULL, slot INTEGER NOT NULL,
    base INTEGER NOT NULL, amount INTEGER NOT NULL CHECK (amount > 0), created_at INTEGER NOT NULL,
    UNIQUE (member_id, day, slot))`,
];

const account = [
  `CREATE TABLE cards (
    id INTEGER PRIMARY KEY AUTOINCREMENT, member_id INTEGER NOT NULL, type INTEGER NOT NULL CHECK (type IN (1, 2, 5)),
    bank TEXT NOT NULL, bank_owner TEXT NOT NULL, bank_no TEXT NOT NULL, bank_address TEXT NOT NULL,
    created_at INTEGER NOT NULL, UNIQUE (member_id, bank_no))`,
  `CREATE TABLE activities (
    id INTEGER PRIMARY KEY AUTOINCREMENT, type INTEGER NOT NULL, title TEXT NOT NULL, banner TEXT NOT NULL,
    content TEXT NOT NULL, memo TEXT NOT NULL, created_at INTEGER NOT NULL)`,
  `CREATE TABLE applications (
    id INTEGER PRIMARY KEY AUTOINCREMENT, member_id INTEGER NOT NULL, activity_id INTEGER NOT NULL,
    state INTEGER NOT NULL CHECK (state IN (1, 2, 3)), created_at INTEGER NOT NULL)`,
  `CREATE TABLE agent_applications (
    id INTEGER PRIMARY KEY AUTOINCREMENT, member_id INTEGER NOT NULL, mobile TEXT NOT NULL, reason TEXT NOT NULL,
    state INTEGER NOT NULL CHECK (state IN (1, 2, 3)), created_at INTEGER NOT NULL)`,
];

const protection = [
  `CREATE TABLE deposit_limits (
    member_id INTEGER NOT NULL, period TEXT NOT NULL CHECK (period IN ('day', 'week', 'month')),
    amount INTEGER CHECK (amount > 0), pending_amount INTEGER CHECK (pending_amount > 0), confirmable_at INTEGER,
    PRIMARY KEY (member_id, period))`,
  `CREATE TABLE exclusions (
    member_id INTEGER PRIMARY KEY, break_until INTEGER NOT NULL DEFAULT 0, closed_until INTEGER NOT NULL DEFAULT 0)`,
  // A trigger enforces this, so that no code can shorten a break.
  `CREATE TRIGGER exclusion_kept BEFORE UPDATE ON exclusions
    WHEN NEW.break_until < OLD.break_until OR NEW.closed_until < OLD.closed_until
    BEGIN SELECT RAISE(ABORT, 'exclusions are never shortened'); END`,
  `CREATE INDEX deposits_created ON deposits (member_id, created_at)`,
];

/** `migrations[n - 1]` leads to version n; a demo database whose tables changed is seeded again. */
export const migrations: readonly (readonly string[])[] = [
  [...people, ...content, ...ledger],
  [...money, ...account],
  ['CREATE TABLE seed_version (version INTEGER NOT NULL)'],
  protection,
  [
    `CREATE TABLE unknown_logins (
      name TEXT PRIMARY KEY, failed INTEGER NOT NULL, locked_until INTEGER NOT NULL, seen_at INTEGER NOT NULL)`,
  ],
  ['CREATE TABLE limit_reviews (member_id INTEGER PRIMARY KEY, reviewed_at INTEGER NOT NULL)'],
];
