import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * The kinds of accounts. `main`, `platform`, `lottery` and `pending` belong to a member;
 * `house` is the operator's own money, `world` is everything outside (banks, wallets).
 */
export const accountKinds = ['main', 'platform', 'lottery', 'pending', 'house', 'world'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** `balance` and `floor` in cents; a trigger adds each entry, a CHECK keeps the balance at or above the floor. */
export const accounts = sqliteTable('accounts', {
  id: integer().primaryKey({ autoIncrement: true }),
  kind: text({ enum: accountKinds }).notNull(),
  memberId: integer('member_id').notNull().default(0),
  platform: text().notNull().default(''),
  balance: integer().notNull().default(0),
  floor: integer().notNull().default(0),
});

/** One movement of money; its entries add up to 0. */
export const journals = sqliteTable('journals', {
  id: integer().primaryKey({ autoIncrement: true }),
  kind: text().notNull(),
  memberId: integer('member_id').notNull().default(0),
  ref: text().notNull().default(''),
  createdAt: integer('created_at').notNull(),
});

export const entries = sqliteTable('entries', {
  id: integer().primaryKey({ autoIncrement: true }),
  journalId: integer('journal_id').notNull(),
  accountId: integer('account_id').notNull(),
  amount: integer().notNull(),
});

/** Stored responses of submissions, so that a retry books nothing (D18). */
export const submissions = sqliteTable('submissions', {
  memberId: integer('member_id').notNull(),
  call: text().notNull(),
  key: text().notNull(),
  fingerprint: text().notNull(),
  answer: text({ mode: 'json' }).$type<{ code: number; message: string; data: unknown }>().notNull(),
  createdAt: integer('created_at').notNull(),
});

/** Incoming money; `kind` is online, offline or usdt, `state` 1 pending, 2 approved, 3 rejected (spec 2 §4). */
export const deposits = sqliteTable('deposits', {
  id: integer().primaryKey({ autoIncrement: true }),
  number: text().notNull(),
  memberId: integer('member_id').notNull(),
  kind: text({ enum: ['online', 'offline', 'usdt'] }).notNull(),
  payWay: text('pay_way').notNull(),
  channel: text().notNull().default(''),
  amount: integer().notNull(),
  detail: text({ mode: 'json' }).$type<Record<string, string>>().notNull().default({}),
  state: integer().notNull(),
  createdAt: integer('created_at').notNull(),
  settledAt: integer('settled_at'),
});
