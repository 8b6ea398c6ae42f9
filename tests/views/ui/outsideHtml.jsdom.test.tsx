import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { OutsideHtml } from '#ui/OutsideHtml.tsx';
import { loadSanitizer } from '#ui/sanitizeHtml.ts';
import { ACTIVE, ATTACKS } from '#tests/support/htmlAttacks.ts';

// with DOMPurify, because no test DOM has a sanitiser; tests/journeys/outside-html.test.ts tests both
const sanitizeHtml = await loadSanitizer();

test('texts, lists, tables and pictures stay', () => {
  const html =
    '<h2>规则</h2><p>首存 <strong>100</strong><br>元</p><ul><li>一</li></ul><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>';
  expect(sanitizeHtml(html)).toBe(html);
});

test.each(ATTACKS)('what acts is removed: %s', (attack) => {
  expect(sanitizeHtml(attack)).not.toMatch(ACTIVE);
});

test('links open a window of their own that knows nothing of this one', () => {
  render(
    <div
      data-testid="at"
      dangerouslySetInnerHTML={{
        __html: sanitizeHtml('<a href="https://a.example" target="_top" rel="opener">看</a>'),
      }}
    />,
  );
  const link = screen.getByRole('link', { name: '看' });
  expect(link.getAttribute('href')).toBe('https://a.example');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test('addresses on the web, on this site and inline pictures stay', () => {
  expect(sanitizeHtml('<a href="/x?a=1#b">x</a>')).toContain('href="/x?a=1#b"');
  expect(sanitizeHtml('<a href="#/vip">x</a>')).toContain('href="#/vip"');
  const inline = 'data:image/png;base64,iVBORw0KGgo=';
  expect(sanitizeHtml(`<img src="${inline}">`)).toContain(`src="${inline}"`);
  expect(sanitizeHtml(`<a href="${inline}">x</a>`)).not.toContain('href');
  expect(sanitizeHtml('<a href="tel:10086">x</a><a href="mailto:a@b.c">x</a>')).not.toContain('href');
});

describe('a link into the app (D76)', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  test.each([
    ['#/vip', '#/vip'],
    ['/vip', '#/vip'],
    ['deposit', '#/deposit'],
    ['?pid=88#/register', '#/register?pid=88'],
    [`${window.location.origin}/#/activeInfo?id=5&from=timeline`, '#/activeInfo?id=5&from=timeline'],
    [`${window.location.origin}/register?pid=88`, '#/register?pid=88'],
    [` ${window.location.origin}`, '#/'],
  ])('written as %s is one of the app’s own', (href, own) => {
    const link = document.createElement('div');
    link.innerHTML = sanitizeHtml(`<a href="${href}" target="_blank">去</a>`);
    expect(link.firstElementChild?.getAttribute('href')).toBe(own);
    expect(link.firstElementChild?.hasAttribute('target')).toBe(false);
  });

  test.each([
    '/uploads/rules.pdf',
    '#/nowhere',
    'https://elsewhere.example/#/vip',
    '//elsewhere.example/vip',
  ])('%s is none: it opens a window of its own', (href) => {
    const clean = sanitizeHtml(`<a href="${href}">看</a>`);
    expect(clean).toContain(`href="${href}"`);
    expect(clean).toContain('target="_blank" rel="noopener noreferrer"');
  });

  test('an anchor of the operator’s page leads nowhere', () => {
    expect(sanitizeHtml('<a href="#top">上</a><a href="#">上</a>')).toBe('<a>上</a><a>上</a>');
  });

  test('is followed in this window, with one entry', async () => {
    const onFollow = vi.fn<() => void>();
    render(<OutsideHtml html='<a href="/vip?x=1#/activeInfo?id=5"><b>活动</b></a>' onFollow={onFollow} />);
    const { length } = window.history;
    fireEvent.click(await screen.findByText('活动'));
    expect(window.location.hash).toBe('#/activeInfo?id=5');
    expect(window.history.length).toBe(length + 1);
    expect(onFollow).toHaveBeenCalledOnce();
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser with %j',
    async (pressed) => {
      render(<OutsideHtml html='<a href="#/vip">VIP</a>' />);
      const link = await screen.findByRole('link', { name: 'VIP' });
      // jsdom would follow it in this window
      link.addEventListener('click', (event) => event.defaultPrevented || event.preventDefault());
      const click = createEvent.click(link, pressed);
      const prevented = vi.spyOn(click, 'preventDefault');
      fireEvent(link, click);
      expect(prevented).toHaveBeenCalledOnce();
      expect(window.location.hash).toBe('');
    },
  );

  test('elsewhere is left to the browser', async () => {
    render(<OutsideHtml html='<a href="https://a.example/#/vip">VIP</a>' />);
    const link = await screen.findByRole('link', { name: 'VIP' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(window.location.hash).toBe('');
  });
});

test('pictures are fetched late, tell no referrer and have an alternative', () => {
  const clean = sanitizeHtml('<img src="https://a.example/x.png" width="100%">');
  for (const part of ['loading="lazy"', 'referrerpolicy="no-referrer"', 'alt=""', 'width="100%"']) {
    expect(clean).toContain(part);
  }
});

test('the component shows the sanitised text once the sanitiser is there', async () => {
  const { container, rerender } = render(<OutsideHtml html="<b>维护中</b><script>1</script>" />);
  expect((await screen.findByText('维护中')).tagName).toBe('B');
  expect(container.querySelector('script')).toBeNull();
  rerender(<OutsideHtml html="<p>已恢复<img src=x onerror=1></p>" />);
  expect(screen.getByText('已恢复')).toBeTruthy();
  expect(container.innerHTML).not.toContain('onerror');
});
