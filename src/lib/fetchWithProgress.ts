/** Status codes of responses that may have no body. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * A `fetch` that reports how much of its body has been sent, in whole percents, which `fetch` itself cannot. It
 * supports only what the client needs: a text response, headers, and abort.
 */
export function fetchWithProgress(onProgress: (percent: number) => void): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : String(input));
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(Math.round((loaded / total) * 100));
      });
      request.addEventListener('load', () => {
        const body = BODILESS.has(request.status) ? null : request.responseText;
        resolve(new Response(body, { status: request.status }));
      });
      request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
      request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      init.signal?.addEventListener('abort', () => request.abort());
      if (init.signal?.aborted === true) return reject(new DOMException('Aborted', 'AbortError'));
      request.send(init.body as XMLHttpRequestBodyInit | null | undefined);
    });
}
