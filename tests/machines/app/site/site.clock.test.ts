import { describe, expect, test } from 'vitest';
import { boundSite } from '#tests/support/boundMachines.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { aSite } from '#tests/support/samples.ts';
import { createHarness } from '#tests/support/harness.ts';
import { SteppedClock } from '#tools/paths/steppedClock.ts';

async function openSite() {
  const calls = new CallScript();
  const clock = new SteppedClock();
  const harness = createHarness({
    machine: boundSite(calls),
    input: { appInfo: null },
    clock,
    calls,
  });
  await calls.tell('visibilityAndNetwork', { type: 'document.visible' });
  return { ...harness, asked: () => calls.count('fetchAppInfo') };
}

async function openFresh() {
  const site = await openSite();
  await site.calls.answer('fetchAppInfo', aSite());
  return site;
}

type Site = Awaited<ReturnType<typeof openSite>>;

async function beAway(site: Site, ms: number, how: 'pass' | 'leap' = 'pass') {
  await site.calls.tell('visibilityAndNetwork', { type: 'document.hidden' });
  await site[how](ms);
  await site.calls.tell('visibilityAndNetwork', { type: 'document.visible' });
}

describe('when the state of the site is requested (D10)', () => {
  test('on start, once', async () => {
    const site = await openFresh();
    await site.pass(3_600_000);
    expect(site.asked()).toBe(1);
  });

  test('not after 59 999 ms away', async () => {
    const site = await openFresh();
    await beAway(site, 59_999);
    expect(site.asked()).toBe(1);
  });

  test('after 60 000 ms away', async () => {
    const site = await openFresh();
    await beAway(site, 60_000);
    expect(site.asked()).toBe(2);
  });

  test('after a long sleep of the phone', async () => {
    const site = await openFresh();
    await beAway(site, 8 * 3_600_000, 'leap');
    expect(site.asked()).toBe(2);
  });

  test('two short absences are not one long one', async () => {
    const site = await openFresh();
    await beAway(site, 40_000);
    await site.pass(10_000);
    await beAway(site, 40_000);
    expect(site.asked()).toBe(1);
  });

  test('being reported visible without having been away requests nothing', async () => {
    const site = await openFresh();
    await site.pass(120_000);
    await site.calls.tell('visibilityAndNetwork', { type: 'document.visible' });
    expect(site.asked()).toBe(1);
  });

  test('a short absence is over and not counted again when the page is reported visible later', async () => {
    const site = await openFresh();
    await beAway(site, 30_000);
    await site.pass(60_000);
    await site.calls.tell('visibilityAndNetwork', { type: 'document.visible' });
    expect(site.asked()).toBe(1);
  });

  test('an answer that came while away counts from the leaving', async () => {
    const site = await openSite();
    await site.calls.tell('visibilityAndNetwork', { type: 'document.hidden' });
    await site.pass(5000);
    await site.calls.answer('fetchAppInfo', aSite());
    await site.pass(55_000);
    await site.calls.tell('visibilityAndNetwork', { type: 'document.visible' });
    expect(site.asked()).toBe(2);
  });

  test('when the app requests it, fresh or not', async () => {
    const site = await openFresh();
    await site.send({ type: 'site.refresh' });
    expect(site.asked()).toBe(2);
    await site.calls.fail('fetchAppInfo', { kind: 'offline' });
    await site.send({ type: 'site.refresh' });
    expect(site.asked()).toBe(3);
  });

  test('an absence that has been checked is over', async () => {
    const site = await openFresh();
    await beAway(site, 60_000);
    await site.calls.answer('fetchAppInfo', aSite());
    await site.calls.tell('visibilityAndNetwork', { type: 'document.visible' });
    expect(site.asked()).toBe(2);
  });

  test('an absence during a failure is over once the site has answered', async () => {
    const site = await openSite();
    await site.calls.fail('fetchAppInfo', { kind: 'offline' });
    await beAway(site, 60_000);
    await site.calls.answer('fetchAppInfo', aSite());
    await site.calls.tell('visibilityAndNetwork', { type: 'document.visible' });
    expect(site.asked()).toBe(2);
  });

  test('after a failure, at the next return however short, and when the network is back', async () => {
    const site = await openSite();
    await site.calls.fail('fetchAppInfo', { kind: 'offline' });
    await beAway(site, 1);
    expect(site.asked()).toBe(2);
    await site.calls.fail('fetchAppInfo', { kind: 'offline' });
    await site.calls.tell('visibilityAndNetwork', { type: 'network.online' });
    expect(site.asked()).toBe(3);
  });
});
