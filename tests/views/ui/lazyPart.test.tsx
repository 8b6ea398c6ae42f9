import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#app/shell/ErrorBoundary.tsx';
import { release } from '#lib/missingFiles.ts';
import { expectConsole } from '#tests/support/consoleGuard.ts';
import { lazyPart, Nothing } from '#ui/lazyPart.tsx';

afterEach(() => {
  delete release.judge;
  window.location.hash = '#/';
});

function Hello({ name }: { name: string }) {
  return <p>{`${name}，您好`}</p>;
}
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('a part of a page', () => {
  test('is fetched once, when it is first shown', async () => {
    const load = vi.fn<() => Promise<typeof Hello>>(() => Promise.resolve(Hello));
    const Part = lazyPart(load);
    expect(load).not.toHaveBeenCalled();
    const { rerender } = render(<Part key="1" name="小明" />);
    await screen.findByText('小明，您好');
    rerender(<Part key="2" name="小红" />);
    await screen.findByText('小红，您好');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('that is not available leaves the page with what is typed, and is there after a retry', async () => {
    const asked: (string | undefined)[] = [];
    release.judge = async (path) => void asked.push(path);
    window.location.hash = '#/withdraw';
    const load = vi.fn<() => Promise<typeof Hello>>(gone);
    const Part = lazyPart(load);
    render(
      <ErrorBoundary>
        <input aria-label="金额" />
        <Part name="小明" />
      </ErrorBoundary>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: '金额' }), '250');
    expect((await screen.findByRole('alert')).textContent).toContain('加载失败');
    expect(asked).toEqual(['/withdraw']);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('250');

    load.mockResolvedValue(Hello);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText('小明，您好');
    expect(asked).toEqual(['/withdraw', undefined]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('250');
  });

  test('that could not be loaded is requested again when it is next shown', async () => {
    const load = vi.fn<() => Promise<typeof Hello>>(gone);
    const Part = lazyPart(load);
    const { rerender } = render(<Part key="1" name="小明" />);
    await screen.findByRole('alert');
    load.mockResolvedValue(Hello);
    rerender(<Part key="2" name="小明" />);
    await screen.findByText('小明，您好');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('asked for at the first sign is there with its first render', async () => {
    const load = vi.fn<() => Promise<typeof Hello>>(() => Promise.resolve(Hello));
    const Part = lazyPart(load);
    Part.preload();
    await act(() => Part.fetch());
    render(<Part name="小明" />);
    expect(screen.getByText('小明，您好')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('put in place beforehand is there with its first render, and never asked for', () => {
    const load = vi.fn<() => Promise<typeof Hello>>(gone);
    const Part = lazyPart(load);
    Part.preset(Hello);
    render(<Part name="小明" />);
    expect(screen.getByText('小明，您好')).toBeTruthy();
    expect(load).not.toHaveBeenCalled();
  });

  test('that is not available shows so in its own place, which asks for it again', async () => {
    const load = vi.fn<() => Promise<typeof Hello>>(gone);
    const Part = lazyPart(load, {
      Missing: ({ error, onRetry }) => <button onClick={onRetry}>{String(error)}</button>,
    });
    render(<Part name="小明" />);
    const again = await screen.findByRole('button', { name: /dynamically imported/ });
    load.mockResolvedValue(Hello);
    await userEvent.click(again);
    expect(await screen.findByText('小明，您好')).toBeTruthy();
  });

  test('that is dispensable is missing without a word, and no new version is looked for', async () => {
    const judge = vi.fn<() => Promise<void>>();
    release.judge = judge;
    const load = vi.fn<() => Promise<typeof Hello>>(gone);
    const Part = lazyPart(load, { Instead: Nothing });
    const { container, rerender } = render(<Part key="1" name="小明" />);
    await act(() => Part.fetch().catch(() => undefined));
    expect(container.textContent).toBe('');
    expect(judge).not.toHaveBeenCalled();
    load.mockResolvedValue(Hello);
    rerender(<Part key="2" name="小明" />);
    await screen.findByText('小明，您好');
  });

  test('of another page than the current one is looked for by the path of its page', async () => {
    const judge = vi.fn<(path?: string) => Promise<void>>(() => Promise.resolve());
    release.judge = judge;
    await expect(lazyPart(gone, { page: '/vip' }).fetch()).rejects.toThrow('dynamically imported');
    expect(judge.mock.calls).toEqual([['/vip']]);
  });

  test('that fails itself is the page’s failure', async () => {
    expectConsole(/broken/);
    const Broken = (_: object): never => {
      throw new Error('broken');
    };
    const Part = lazyPart(() => Promise.resolve(Broken));
    render(
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('页面加载失败');
  });
});
