import { expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { DocumentedCall } from '#api/contract/call.ts';
import { contract } from '#api/contract/contract.ts';
import { pageTable } from '#app/pageTable.ts';
import { clearStorage, writeToken } from '#lib/storage.ts';
import { formPages } from '#tests/support/forms.ts';
import { startBesideOutbox } from '#tests/support/startBesideOutbox.ts';

const KEY = '00000000-0000-4000-8000-000000000007';

test.each(formPages)(
  'the $name form sends what its model says, with a key where the call takes one (D18)',
  async ({ page, valid, sends }) => {
    const sent: unknown[] = [];
    vi.spyOn(crypto, 'randomUUID').mockReturnValue(KEY);
    clearStorage();
    writeToken('T0');
    vi.stubGlobal('fetch', (path: string, { method, body, headers }: RequestInit = {}) => {
      const key = new Headers(headers).get('idempotency-key');
      sent.push({ call: `${method} ${path}`, body: JSON.parse(body as string) as unknown, key });
      return Promise.resolve(new Response(JSON.stringify({ code: 200, message: '好的', data: null })));
    });
    if (page === '/') throw new Error('Home is no form');
    const { logic } = (await pageTable[page].load()).page;
    if (logic === undefined) throw new Error(`${page} has no machine`);
    const { subject, stop } = startBesideOutbox(logic);
    subject.send({ type: 'submit', values: valid });
    await waitFor(subject, (snapshot) => snapshot.matches('sent'));
    stop();
    const { idempotent }: DocumentedCall = contract[sends.call];
    expect(sent).toEqual([{ ...sends, key: idempotent === true ? KEY : null }]);
  },
);
