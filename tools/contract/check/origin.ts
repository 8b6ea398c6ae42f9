import type { Send } from './exchange.ts';

/** The headers of the app's requests that the backend must allow for another origin. */
export const SENT_HEADERS = ['authorization', 'content-type', 'idempotency-key'] as const;

/** The faults of a backend for a browser on another origin, one sentence each; empty if it may call. */
export async function foreignOriginFaults(send: Send, baseUrl: string, origin: string): Promise<string[]> {
  const address = new URL('api/app', baseUrl.replace(/\/?$/, '/'));
  const preflight = await send(
    new Request(address, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': SENT_HEADERS.join(','),
      },
    }),
  );
  const answer = await send(
    new Request(address, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', authorization: 'Bearer ' },
      body: '{}',
    }),
  );
  const allowed = listed(preflight.headers.get('access-control-allow-headers'));
  const wanting = SENT_HEADERS.filter(
    // a star does not include Authorization
    (header) => !allowed.has(header) && (header === 'authorization' || !allowed.has('*')),
  );
  const opens = (response: Response) =>
    ['*', origin].includes(response.headers.get('access-control-allow-origin') ?? '');
  return [
    ...(preflight.ok ? [] : [`OPTIONS /api/app: HTTP ${preflight.status}, HTTP 204 or 200 expected`]),
    ...(opens(preflight) ? [] : [`OPTIONS /api/app: Access-Control-Allow-Origin does not allow ${origin}`]),
    ...wanting.map((header) => `OPTIONS /api/app: Access-Control-Allow-Headers does not allow ${header}`),
    ...(opens(answer) ? [] : [`POST /api/app: Access-Control-Allow-Origin does not allow ${origin}`]),
  ];
}

function listed(header: string | null): Set<string> {
  return new Set((header ?? '').split(',').map((one) => one.trim().toLowerCase()));
}
