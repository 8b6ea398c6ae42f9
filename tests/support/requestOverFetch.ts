/**
 * The part of `XMLHttpRequest` that an upload needs, implemented with the test's `fetch`; `onSend` gets the path and
 * the upload object of each request.
 */
export function requestOverFetch(onSend: (path: string, upload: EventTarget) => void) {
  return class extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    readonly #controller = new AbortController();
    readonly #headers = new Headers();
    #method = '';
    #address = '';

    open(method: string, address: string): void {
      this.#method = method;
      this.#address = address;
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers.append(name, value);
    }
    send(body: BodyInit | null): void {
      onSend(new URL(this.#address, 'http://localhost').pathname, this.upload);
      void this.#run(body);
    }
    abort(): void {
      this.#controller.abort();
    }

    async #run(body: BodyInit | null): Promise<void> {
      const { signal } = this.#controller;
      try {
        const answer = await fetch(this.#address, {
          method: this.#method,
          headers: this.#headers,
          body,
          signal,
        });
        this.responseText = await answer.text();
        this.status = answer.status;
        this.dispatchEvent(new Event('load'));
      } catch {
        this.dispatchEvent(new Event(signal.aborted ? 'abort' : 'error'));
      }
    }
  };
}
