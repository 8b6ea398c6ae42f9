import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** In all of these tables, amounts are whole cents and instants are ms. */
const id = () => integer().primaryKey({ autoIncrement: true });

/** Outgoing money; the amount is in the member's pending account while `state` is 1 (spec 2 §4). */
export const withdrawals = sqliteTable('withdrawals', {
  id: id(),
  number: text().notNull(),
  memberId: integer('member_id').notNull(),
  amount: integer().notNull(),
  bank: text().notNull(),
  bankOwner: text('bank_owner').notNull(),
  bankNo: text('bank_no').notNull(),
  /** the USDT paid out as a decimal string, empty for CNY (D19) */
  received: text().notNull().default(''),
  fee: text().notNull().default(''),
  state: integer().notNull(),
  createdAt: integer('created_at').notNull(),
  settledAt: integer('settled_at'),
});

/** Transfers between the main wallet and a platform: `in` goes to the platform (spec 2 §4); `state` 1 is success. */
export const transfers = sqliteTable('transfers', {
  id: id(),
  number: text().notNull(),
  memberId: integer('member_id').notNull(),
  direction: text({ enum: ['in', 'out'] }).notNull(),
  platform: text().notNull(),
  amount: integer().notNull(),
  state: integer().notNull(),
  createdAt: integer('created_at').notNull(),
});

/** Bets at a platform; the platform books them, so here they are only records. */
export const bets = sqliteTable('bets', {
  id: id(),
  number: text().notNull(),
  memberId: integer('member_id').notNull(),
  platform: text().notNull(),
  code: text().notNull(),
  amount: integer().notNull(),
  winLoss: integer('win_loss').notNull(),
  state: integer().notNull(),
  createdAt: integer('created_at').notNull(),
});

/** Rebates on bets: `state` 0 is claimable, 1 is claimed. */
export const rebates = sqliteTable('rebates', {
  id: id(),
  memberId: integer('member_id').notNull(),
  platform: text().notNull(),
  amount: integer().notNull(),
  state: integer().notNull(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
});

/** Gifts and adjustments: `type` 1–6 and `state` 1 income, 2 expense (spec 2 §4). */
export const bonuses = sqliteTable('bonuses', {
  id: id(),
  number: text().notNull(),
  memberId: integer('member_id').notNull(),
  type: integer().notNull(),
  state: integer().notNull(),
  amount: integer().notNull(),
  createdAt: integer('created_at').notNull(),
});

/** Draws of a Beijing day, numbered from 1; the pair is unique, so that a chance cannot be used twice. */
export const redPackets = sqliteTable('red_packets', {
  id: id(),
  memberId: integer('member_id').notNull(),
  day: text().notNull(),
  slot: integer().notNull(),
  /** the deposits that gave the chance */
  base: integer().notNull(),
  amount: integer().notNull(),
  createdAt: integer('created_at').notNull(),
});

/** A member's deposit limit per period; `confirmableAt` is set if a higher limit, or none, is pending. */
export const depositLimits = sqliteTable(
  'deposit_limits',
  {
    memberId: integer('member_id').notNull(),
    period: text({ enum: ['day', 'week', 'month'] }).notNull(),
    /** null: no limit */
    amount: integer(),
    pendingAmount: integer('pending_amount'),
    confirmableAt: integer('confirmable_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.period] })],
);

/** When a member last set or reviewed the limits, in ms. */
export const limitReviews = sqliteTable('limit_reviews', {
  memberId: integer('member_id').primaryKey(),
  reviewedAt: integer('reviewed_at').notNull(),
});

/** Until when a member is excluded from games and deposits; 0 for never. A trigger forbids an earlier time. */
export const exclusions = sqliteTable('exclusions', {
  memberId: integer('member_id').primaryKey(),
  breakUntil: integer('break_until').notNull().default(0),
  closedUntil: integer('closed_until').notNull().default(0),
});
