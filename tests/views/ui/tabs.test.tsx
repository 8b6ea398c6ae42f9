import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from '#ui/Tabs.tsx';

const items = [
  { value: 'a', label: '推荐' },
  { value: 'b', label: 'OB电子' },
  { value: 'c', label: 'PP电子' },
];

function Screen({ keep = false }: { keep?: boolean }) {
  const [value, setValue] = useState('a');
  return (
    <Tabs
      label="分类"
      items={items}
      value={value}
      onChange={setValue}
      keep={keep}
      renderPanel={(at) => <input aria-label={`内容${at}`} />}
    />
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const isChosen = (name: string) => tab(name).getAttribute('aria-selected') === 'true';

test('one tab is chosen and names its panel', () => {
  render(<Screen />);
  expect(isChosen('推荐')).toBe(true);
  expect(isChosen('OB电子')).toBe(false);
  const panel = screen.getByRole('tabpanel', { name: '推荐' });
  expect(tab('推荐').getAttribute('aria-controls')).toBe(panel.id);
  expect(tab('OB电子').hasAttribute('aria-controls')).toBe(false);
});

test('only the chosen tab is a tab stop', async () => {
  render(<Screen />);
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(tab('推荐'));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '内容a' }));
});

test('arrows, Home and End move choice and focus, round the ends too', async () => {
  render(<Screen />);
  const user = userEvent.setup();
  await user.tab();
  for (const [key, name] of [
    ['{ArrowRight}', 'OB电子'],
    ['{End}', 'PP电子'],
    ['{ArrowRight}', '推荐'],
    ['{ArrowLeft}', 'PP电子'],
    ['{Home}', '推荐'],
  ] as const) {
    await user.keyboard(key);
    expect(document.activeElement).toBe(tab(name));
    expect(isChosen(name)).toBe(true);
  }
});

test('a press chooses, and other keys do nothing', async () => {
  render(<Screen />);
  const user = userEvent.setup();
  await user.click(tab('PP电子'));
  await user.keyboard('x');
  expect(isChosen('PP电子')).toBe(true);
  expect(screen.getByRole('tabpanel', { name: 'PP电子' })).toBeTruthy();
});

test('kept panels hold what was typed in them', async () => {
  render(<Screen keep />);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: '内容a' }), '88');
  await user.click(tab('OB电子'));
  expect(screen.queryByRole('textbox', { name: '内容a' })).toBeNull();
  await user.click(tab('推荐'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '内容a' }).value).toBe('88');
});
