import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Carousel } from '#ui/Carousel.tsx';
import { Marquee } from '#ui/Marquee.tsx';

function wantStillness() {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

test('the notices pass by and can be paused and resumed', async () => {
  render(<Marquee notices={['维护通知', '红利派送']} />);
  const line = screen.getByText(/维护通知.*红利派送/);
  expect(screen.getByRole('region', { name: '公告' }).contains(line)).toBe(true);
  expect(line.className).not.toMatch(/paused/);
  await userEvent.click(screen.getByRole('button', { name: '暂停公告' }));
  expect(line.className).toMatch(/paused/);
  await userEvent.click(screen.getByRole('button', { name: '继续公告' }));
  expect(line.className).not.toMatch(/paused/);
});

test('without notices the bar keeps its place and has nothing to press', () => {
  render(<Marquee notices={[]} />);
  expect(screen.getByRole('region', { name: '公告' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('where motion is unwanted one notice stands and is turned by hand', async () => {
  wantStillness();
  render(<Marquee notices={['维护通知', '红利派送']} />);
  expect(screen.queryByRole('button', { name: '暂停公告' })).toBeNull();
  const next = screen.getByRole('button', { name: '下一条公告' });
  expect(screen.getByText('维护通知')).toBeTruthy();
  await userEvent.click(next);
  expect(screen.getByText('红利派送')).toBeTruthy();
  await userEvent.click(next);
  expect(screen.getByText('维护通知')).toBeTruthy();
});

const shown = () => screen.getByRole('region', { name: '轮播' }).querySelector('img')?.getAttribute('src');

test('the drawn banner stands until there is one, and again when it breaks', () => {
  const { rerender } = render(<Carousel pictures={[]} />);
  expect(shown()).toBe('/art/banner-default.svg');
  rerender(<Carousel pictures={['/banners/1.png']} />);
  expect(shown()).toBe('/banners/1.png');
  fireEvent.error(screen.getByRole('region').querySelector('img') as Element);
  expect(shown()).toBe('/art/banner-default.svg');
});

test('several banners move once the page is idle, with a dot each and a switch', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  render(<Carousel pictures={['/1.png', '/2.png', '/2.png', '/3.png']} />);
  expect(await screen.findByRole('button', { name: '第 3 张' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '第 4 张' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '暂停轮播' }));
  expect(screen.getByRole('button', { name: '继续轮播' })).toBeTruthy();
});

test('where motion is unwanted the banners wait for the finger', async () => {
  wantStillness();
  render(<Carousel pictures={['/1.png', '/2.png']} />);
  expect(await screen.findByRole('button', { name: '第 2 张' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '暂停轮播' })).toBeNull();
});
