import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TIME_LIMIT_MS } from '#lib/timeLimit.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

vi.mock('#areas/home/MemberGreeting.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

beforeEach(() => {
  vi.useFakeTimers();
  // React prints an error that its boundary has handled
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a part whose code never comes says so at 30 s, and asks again on a retry (D70)', async () => {
  const load = vi.fn<() => Promise<() => ReactNode>>(() => new Promise(() => undefined));
  const Part = lazyPart(load);
  render(<Part />);
  await pass(TIME_LIMIT_MS - 1);
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(1);
  expect(screen.getByRole('alert').textContent).toContain('加载失败，请重试');

  load.mockResolvedValue(() => <p>来了</p>);
  await act(async () => screen.getByRole('button', { name: '重试' }).click());
  await pass(0);
  expect(screen.getByText('来了')).toBeTruthy();
});

test('a part with a place of its own waits and fails in it', async () => {
  const Part = lazyPart(() => new Promise<() => string>(() => undefined), {
    Waiting: () => <p>稍等</p>,
    Missing: () => <p>没有</p>,
  });
  render(<Part />);
  expect(screen.getByText('稍等')).toBeTruthy();
  await pass(TIME_LIMIT_MS);
  expect(screen.getByText('没有')).toBeTruthy();
});

test('a home whose greeting cannot be loaded is not busy for ever: it offers a retry', async () => {
  const app = renderDriver();
  await app.open('/', { member: true });
  await app.look(() => {
    expect(screen.getByText('账户信息加载失败')).toBeTruthy();
    expect(document.querySelector('[aria-busy=true] span, [class*=words][aria-busy=true]')).toBeNull();
  });
  await app.sees('button', '重试');
  await app.close();
});
