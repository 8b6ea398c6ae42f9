import { and, count, desc, eq, gte, ne, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '#sandbox/backend.ts';
import { deposits } from '#sandbox/db/ledgerSchema.ts';
import { bets, bonuses, rebates, transfers, withdrawals } from '#sandbox/db/moneySchema.ts';
import { Refusal, success } from '#sandbox/http/answer.ts';
import { beijingDayStart, DAY_MS } from '#sandbox/http/beijing.ts';
import { readBody, textField, wholeField } from '#sandbox/http/body.ts';
import { lastPage } from '#sandbox/http/paging.ts';
import { yuan } from '#sandbox/ledger/cents.ts';
import { signedIn } from '#sandbox/session/sessions.ts';
import { betRow, bonusRow, depositRow, rebateRow, transferRow, withdrawalRow } from './recordRows.ts';

/** Records per page; the documents do not specify it. */
const PAGE = 20;
/** The number of days of each date filter, including today (spec 2 §9). */
const filterDays: Readonly<Record<number, number>> = { 1: 1, 2: 7, 3: 15, 4: 30 };

const Query = v.object({
  api_type: textField,
  date: wholeField(4),
  page: wholeField(1),
  type: wholeField(0),
});
type Query = v.InferOutput<typeof Query>;

interface RecordTable extends SQLiteTable {
  id: SQLiteColumn;
  memberId: SQLiteColumn;
  createdAt: SQLiteColumn;
}

/** The records of the tabs of /assets (spec 2 §7, D49, D51). */
export function recordCalls(backend: Backend): Hono {
  const { store, now } = backend;
  const requestOf = async (c: Context) => {
    const { member } = await signedIn(c, backend);
    return { memberId: member.id, query: await readBody(c, Query) };
  };

  /** One page of a table, newest first, with the number of the last page. */
  const pageFrom = <Table extends RecordTable, Row>(
    table: Table,
    memberId: number,
    query: Query,
    shown: (row: Table['$inferSelect']) => Row,
    ...conditions: (SQL | undefined)[]
  ) =>
    store.read(async (queries) => {
      const since = beijingDayStart(now()) - ((filterDays[query.date] ?? 30) - 1) * DAY_MS;
      const matching = and(eq(table.memberId, memberId), gte(table.createdAt, since), ...conditions);
      const [all] = await queries
        .select({ count: count() })
        .from(table as SQLiteTable)
        .where(matching);
      const rows = await queries
        .select()
        .from(table as SQLiteTable)
        .where(matching)
        .orderBy(desc(table.createdAt), desc(table.id))
        .limit(PAGE)
        .offset((Math.max(1, query.page) - 1) * PAGE);
      return {
        data: (rows as Table['$inferSelect'][]).map(shown),
        last_page: lastPage(all?.count ?? 0, PAGE),
      };
    });

  const app = new Hono();
  app.post('/gettransrecord', async (c) => {
    const { memberId, query } = await requestOf(c);
    const moved = (direction: 'in' | 'out') =>
      pageFrom(
        transfers,
        memberId,
        query,
        transferRow,
        eq(transfers.direction, direction),
        ofPlatform(transfers.platform, query),
      );
    switch (query.type) {
      case 1:
        return c.json(
          success(await pageFrom(deposits, memberId, query, depositRow, ne(deposits.kind, 'online'))),
        );
      case 2:
        return c.json(success(await pageFrom(withdrawals, memberId, query, withdrawalRow)));
      case 3:
        return c.json(success(await moved('in')));
      case 4:
        return c.json(success(await moved('out')));
      case 6:
        return c.json(
          success(await pageFrom(deposits, memberId, query, depositRow, eq(deposits.kind, 'online'))),
        );
      case 7:
        return c.json(success(await pageFrom(bonuses, memberId, query, bonusRow)));
      default:
        throw new Refusal('记录类型不存在');
    }
  });

  app.post('/betrecord', async (c) => {
    const { memberId, query } = await requestOf(c);
    return c.json(success(await pageFrom(bets, memberId, query, betRow, ofPlatform(bets.platform, query))));
  });

  app.post('/getfanshui', async (c) => {
    const { memberId, query } = await requestOf(c);
    const { data: list } = await pageFrom(
      rebates,
      memberId,
      query,
      rebateRow,
      ofPlatform(rebates.platform, query),
    );
    const sums = await store.read((queries) =>
      queries
        .select({ state: rebates.state, sum: sql<number>`sum(${rebates.amount})` })
        .from(rebates)
        .where(eq(rebates.memberId, memberId))
        .groupBy(rebates.state),
    );
    const sumOf = (state: number) => yuan(sums.find((row) => row.state === state)?.sum ?? 0);
    return c.json(success({ list, jisuan: sumOf(1), nojisuan: sumOf(0) }));
  });
  return app;
}

function ofPlatform(column: SQLiteColumn, { api_type }: Query): SQL | undefined {
  return api_type === '' ? undefined : eq(column, api_type);
}
