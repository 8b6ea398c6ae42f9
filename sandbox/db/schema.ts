import { blob, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Members. Instants are ms since 1970, `turnover` is CNY in cents (spec 2 §3 userInfo, mbalance). */
export const members = sqliteTable('members', {
  id: integer().primaryKey({ autoIncrement: true }),
  username: text().notNull(),
  phone: text(),
  realname: text().notNull().default(''),
  email: text().notNull().default(''),
  birthday: text().notNull().default(''),
  avatar: text().notNull().default(''),
  password: text().notNull(),
  fundPassword: text('fund_password').notNull(),
  vip: integer().notNull().default(0),
  isagent: integer().notNull().default(0),
  transferstatus: integer().notNull().default(0),
  turnover: integer().notNull().default(0),
  inviteCode: text('invite_code').notNull().default(''),
  pid: text().notNull().default(''),
  failedLogins: integer('failed_logins').notNull().default(0),
  lockedUntil: integer('locked_until').notNull().default(0),
  failedFund: integer('failed_fund').notNull().default(0),
  fundLockedUntil: integer('fund_locked_until').notNull().default(0),
  createdAt: integer('created_at').notNull(),
});
export type Member = typeof members.$inferSelect;

/** Sessions; only the hash of the token is stored. */
export const sessions = sqliteTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  memberId: integer('member_id').notNull(),
  createdAt: integer('created_at').notNull(),
  seenAt: integer('seen_at').notNull(),
});

/** Logins with names that nobody has, which lock like those of members. */
export const unknownLogins = sqliteTable('unknown_logins', {
  name: text().primaryKey(),
  failed: integer().notNull(),
  lockedUntil: integer('locked_until').notNull(),
  seenAt: integer('seen_at').notNull(),
});

export const smsCodes = sqliteTable('sms_codes', {
  phone: text().primaryKey(),
  code: text().notNull(),
  sentAt: integer('sent_at').notNull(),
  tries: integer().notNull().default(0),
});

export const uploads = sqliteTable('uploads', {
  id: text().primaryKey(),
  memberId: integer('member_id').notNull(),
  type: text().notNull(),
  bytes: blob({ mode: 'buffer' }).notNull(),
  createdAt: integer('created_at').notNull(),
});

/** App info as key and JSON value, so that the tester can set any field. */
export const siteInfo = sqliteTable('site_info', {
  key: text().primaryKey(),
  value: text({ mode: 'json' }).$type<string | number>().notNull(),
});

export const banners = sqliteTable('banners', {
  id: integer().primaryKey({ autoIncrement: true }),
  type: integer().notNull(),
  src: text().notNull(),
});

/** The lines of the home page's marquee. */
export const tickers = sqliteTable('tickers', {
  id: integer().primaryKey({ autoIncrement: true }),
  text: text().notNull(),
});

export const notices = sqliteTable('notices', {
  id: integer().primaryKey({ autoIncrement: true }),
  title: text().notNull(),
  content: text().notNull(),
  createdAt: integer('created_at').notNull(),
});

/** All lists of games; `list` is a category, `hotgame` or `provider`. */
export const games = sqliteTable('games', {
  id: integer().primaryKey({ autoIncrement: true }),
  list: text().notNull(),
  name: text().notNull(),
  platform: text().notNull(),
  code: text().notNull(),
  category: text().notNull(),
  type: integer().notNull(),
  pic: text().notNull(),
  appState: integer('app_state').notNull().default(1),
});

export const lotteries = sqliteTable('lotteries', {
  id: integer().primaryKey({ autoIncrement: true }),
  name: text().notNull(),
  title: text().notNull(),
  gamecode: text().notNull(),
  pic: text().notNull(),
  isopen: integer().notNull().default(1),
  isRecommend: integer('is_recommend').notNull().default(1),
});

/** The launch queue: a game's address is available from `readyAt`. */
export const launches = sqliteTable('launches', {
  id: integer().primaryKey({ autoIncrement: true }),
  memberId: integer('member_id').notNull(),
  platform: text().notNull(),
  gameType: text('game_type').notNull(),
  gameCode: text('game_code').notNull(),
  readyAt: integer('ready_at').notNull(),
});

/** Requirements in whole CNY, rebates in percent (spec 2 §3 VIP level). */
export const vipLevels = sqliteTable('vip_levels', {
  level: integer().primaryKey(),
  flow: integer().notNull(),
  recharge: integer().notNull(),
  realperson: text().notNull(),
  electron: text().notNull(),
  joker: text().notNull(),
  sport: text().notNull(),
  lottery: text().notNull(),
  eSport: text('e_sport').notNull(),
});

/** The version of the tables that the demo was seeded for. */
export const seedVersion = sqliteTable('seed_version', { version: integer().notNull() });
