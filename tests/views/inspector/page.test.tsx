import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LogEntry } from '#app/inspector/log.ts';
import { InspectorPage } from '#tools/inspector/InspectorPage.tsx';
import { stubInspectorChannel, type InspectorChannel } from '#tests/views/inspector/inspectorChannel.ts';
import { recordSession } from '#tests/tools/replay/recordSession.ts';

// each test records a session first, which takes long on a busy machine
vi.setConfig({ testTimeout: 120_000 });

describe('the inspector page', () => {
  let channel: InspectorChannel;
  beforeEach(() => {
    channel = stubInspectorChannel();
  });

  async function openSession(
    change: (entries: readonly LogEntry[]) => LogEntry[] = (entries) => [...entries],
  ) {
    const { app, startedAt, entries: recorded } = await recordSession();
    const entries = change(recorded);
    render(<InspectorPage />);
    const log = { type: 'log', session: { id: 'one', app, startedAt }, from: 0, entries };
    act(() => channel.receive(log));
    return log;
  }
  const events = () => within(screen.getByRole('region', { name: 'Events' }));
  const actors = () => within(screen.getByRole('region', { name: 'Actors' }));

  test('shows the actors, folds poll ticks, and takes each line once', async () => {
    const log = await openSession();
    expect(actors().getByRole('button', { name: /^session/ }).textContent).toContain('visitor');
    const ticks = events().getAllByRole('button', { name: /polling.*balance × \d/ });
    expect(ticks[0]?.getAttribute('aria-expanded')).toBe('false');
    const before = events().getAllByRole('listitem').length;
    act(() => channel.receive(log));
    expect(events().getAllByRole('listitem')).toHaveLength(before);
  });

  test('names a poll whose answer has not come yet, without a count', async () => {
    await openSession((entries) => {
      const isDue = (entry: LogEntry) =>
        entry.kind === 'event' && entry.event.type.startsWith('xstate.after.requestDelay.');
      const upTo = entries.findLastIndex(isDue);
      // a user action between ticks starts a new group of ticks
      const press: LogEntry = {
        kind: 'event',
        at: entries[upTo]?.at ?? 0,
        actor: 'root',
        from: null,
        within: null,
        event: { type: 'press' },
      };
      return [...entries.slice(0, upTo), press, ...entries.slice(upTo, upTo + 1)];
    });
    const names = events()
      .getAllByRole('button')
      .map((row) => row.textContent);
    expect(names.at(-1)).toMatch(/polling ?balance ?1 event$/);
  });

  test('finds events by actor and type', async () => {
    await openSession();
    await userEvent.type(screen.getByRole('searchbox'), 'actor:login event:submit');
    expect(events().getAllByRole('listitem')).toHaveLength(2);
  });

  test('steps back to what the actors were', async () => {
    await openSession();
    await userEvent.click(screen.getByRole('button', { name: 'First' }));
    expect(actors().queryByRole('button', { name: /page:\/login/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Follow the end' }));
    expect(actors().getByRole('button', { name: /^session/ }).textContent).toContain('visitor');
  });

  test('says why a file cannot be opened', async () => {
    await openSession();
    await userEvent.upload(
      screen.getByLabelText('Recording'),
      new File(['{}'], 'a.json', { type: 'application/json' }),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('a.json: This is no recording');
  });
});
