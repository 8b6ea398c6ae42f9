import { describe, expect, test } from 'vitest';
import { createClient } from '#api/client.ts';
import { changeProtection, fetchProtection } from '#api/playerProtection.ts';

const { signal } = new AbortController();

/** A client whose backend responds with this data. */
function clientOf(data: unknown, sent: RequestInit[] = []) {
  return createClient({
    baseUrl: 'http://localhost',
    token: () => 't',
    fetch: async (_, init) => {
      sent.push(init ?? {});
      return Response.json({ code: 200, data });
    },
  });
}

describe('what a backend keeps of a member', () => {
  test('is read in the shapes that are met', async () => {
    const data = {
      server_time: '2026-11-21 12:00:00',
      deposit_limits: [
        {
          period: 'day',
          amount: 1000,
          used: '600.50',
          resets_at: '2026-11-22 00:00:00',
          pending: { amount: '', confirmable_at: '2026-11-22 12:00:00' },
        },
        { period: 'week', amount: '', used: null, resets_at: '' },
        { period: 'year', amount: '5' },
      ],
      break_until: '2026-11-21T12:00:01.000+08:00',
      closed_until: '',
    };
    expect(await fetchProtection(clientOf(data), signal)).toEqual({
      serverTime: '2026-11-21 12:00:00',
      limits: [
        {
          period: 'day',
          amount: '1000',
          used: '600.50',
          resetsAt: '2026-11-22 00:00:00',
          pending: { amount: null, confirmableAt: '2026-11-22 12:00:00' },
        },
        { period: 'week', amount: null, used: null, resetsAt: '', pending: null },
      ],
      breakUntil: '2026-11-21 12:00:01',
      closedUntil: null,
    });
  });

  test.each([
    ['2026-05-21T12:00:00.000+08:00', { reviewedAt: '2026-05-21 12:00:00' }],
    ['', { reviewedAt: null }],
    [null, { reviewedAt: null }],
  ])('with the last look at the limits, %s', async (limits_reviewed_at, known) => {
    const data = { server_time: '2026-11-21 12:00:00', limits_reviewed_at };
    expect(await fetchProtection(clientOf(data), signal)).toMatchObject(known);
  });
  test('without it where the backend does not remember it', async () => {
    const read = await fetchProtection(clientOf({ server_time: '2026-11-21 12:00:00' }), signal);
    expect(read).not.toHaveProperty('reviewedAt');
  });

  test('is no break that has passed', async () => {
    const data = { server_time: '2026-11-21 12:00:00', break_until: '2026-11-21 12:00:00' };
    expect(await fetchProtection(clientOf(data), signal)).toMatchObject({ breakUntil: null, limits: [] });
  });

  test('is changed under a key', async () => {
    const sent: RequestInit[] = [];
    await changeProtection(clientOf({}, sent), { action: 'break', days: 7 }, 'k1', signal);
    expect(sent[0]).toMatchObject({ method: 'POST', body: '{"action":"break","days":7}' });
    expect(new Headers(sent[0]?.headers).get('idempotency-key')).toBe('k1');
  });
});
