import type { ServerResponse } from 'node:http';

/** A phone's link: its bandwidth and its round-trip time. */
export interface Link {
  bytesPerSecond: number;
  roundTripMs: number;
}

/** Slow 4G as in browser developer tools: 1.6 Mbps and 150 ms. */
export const SLOW_4G: Link = { bytesPerSecond: 200_000, roundTripMs: 150 };

const TICK_MS = 5;
/** The approximate size of an answer's headers. */
const HEAD_BYTES = 300;

interface Sending {
  response: ServerResponse;
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** bytes sent, including the headers */
  sent: number;
}

/**
 * Sends answers as a slow link would: each is delayed by a round trip, and all share the bandwidth. It is part of the
 * server, so that it applies to the page and its service worker alike, unlike a browser's own throttling.
 */
export class SlowLink {
  private readonly open: Sending[] = [];
  private timer: NodeJS.Timeout | undefined;
  private last = 0;
  readonly link: Link;

  constructor(link: Link) {
    this.link = link;
  }

  /** Answers after the round trip, which started with the request at `since` (ms since 1970). */
  send(
    response: ServerResponse,
    status: number,
    headers: Record<string, string>,
    body: Buffer,
    since: number,
  ): void {
    const wait = Math.max(0, since + this.link.roundTripMs - Date.now());
    setTimeout(() => {
      this.open.push({ response, status, headers, body, sent: 0 });
      if (this.timer !== undefined) return;
      this.last = Date.now();
      this.timer = setInterval(() => this.carry(), TICK_MS);
    }, wait);
  }

  /** Distributes the bandwidth since the last tick among the open answers. */
  private carry(): void {
    const now = Date.now();
    let budget = (this.link.bytesPerSecond * (now - this.last)) / 1000;
    this.last = now;
    while (budget >= 1 && this.open.length > 0) {
      const share = Math.ceil(budget / this.open.length);
      for (const sending of this.open.slice()) {
        const whole = HEAD_BYTES + sending.body.length;
        const part = Math.min(share, whole - sending.sent, Math.ceil(budget));
        if (part <= 0) break;
        this.pass(sending, part);
        budget -= part;
        if (sending.sent >= whole) this.open.splice(this.open.indexOf(sending), 1);
      }
    }
    if (this.open.length > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private pass(sending: Sending, bytes: number): void {
    const { response, body } = sending;
    const from = Math.max(0, sending.sent - HEAD_BYTES);
    sending.sent += bytes;
    if (response.destroyed) return;
    if (sending.sent < HEAD_BYTES) return;
    if (!response.headersSent) response.writeHead(sending.status, sending.headers);
    response.write(body.subarray(from, sending.sent - HEAD_BYTES));
    if (sending.sent >= HEAD_BYTES + body.length) response.end();
  }
}
