import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#app/shell/ErrorBoundary.tsx';
import { release } from '#lib/missingFiles.ts';
import { expectConsole } from '#tests/support/consoleGuard.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

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
    expectConsole(/cannot be fetched/);
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
    expectConsole(/cannot be fetched/);
    const load = vi.fn<() => Promise<typeof Hello>>(gone);
    const Part = lazyPart(load);
    const { rerender } = render(<Part key="1" name="小明" />);
    await screen.findByRole('alert');
    load.mockResolvedValue(Hello);
    rerender(<Part key="2" name="小明" />);
    await screen.findByText('小明，您好');
    expect(load).toHaveBeenCalledTimes(2);
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
