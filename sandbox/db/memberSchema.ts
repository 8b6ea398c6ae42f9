import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

const id = () => integer().primaryKey({ autoIncrement: true });

/** Payout accounts; `type` 1 bank or Alipay, 2 USDT, 5 other wallet (spec 2 §2). */
export const cards = sqliteTable('cards', {
  id: id(),
  memberId: integer('member_id').notNull(),
  type: integer().notNull(),
  bank: text().notNull(),
  bankOwner: text('bank_owner').notNull(),
  bankNo: text('bank_no').notNull(),
  bankAddress: text('bank_address').notNull(),
  createdAt: integer('created_at').notNull(),
});

export const activities = sqliteTable('activities', {
  id: id(),
  type: integer().notNull(),
  title: text().notNull(),
  banner: text().notNull(),
  content: text().notNull(),
  memo: text().notNull(),
  createdAt: integer('created_at').notNull(),
});

/** Applications for activities; `state` 1 pending, 2 passed, 3 rejected (spec 2 §4). */
export const applications = sqliteTable('applications', {
  id: id(),
  memberId: integer('member_id').notNull(),
  activityId: integer('activity_id').notNull(),
  state: integer().notNull(),
  createdAt: integer('created_at').notNull(),
});

export const agentApplications = sqliteTable('agent_applications', {
  id: id(),
  memberId: integer('member_id').notNull(),
  mobile: text().notNull(),
  reason: text().notNull(),
  state: integer().notNull(),
  createdAt: integer('created_at').notNull(),
});
