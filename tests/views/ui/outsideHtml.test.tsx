// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OutsideHtml } from '#ui/OutsideHtml.tsx';
import { sanitizeHtml } from '#ui/sanitizeHtml.ts';

test('texts, lists, tables and pictures stay', () => {
  const html =
    '<h2>规则</h2><p>首存 <strong>100</strong><br>元</p><ul><li>一</li></ul><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>';
  expect(sanitizeHtml(html)).toBe(html);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jav&#x0A;ascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
  '<img src="javascript:alert(1)">',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x.swf"></object><embed src="x.swf">',
  '<form action="https://evil.example"><input name="password"><button formaction="javascript:x">ok</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>*{display:none}</style>',
  '<div style="position:fixed;inset:0;background:url(https://evil.example)">x</div>',
  '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
  '<video src="https://evil.example/x.mp4" autoplay></video><audio src=x></audio>',
  '<div id="root" class="sr" name="location" data-x="1">x</div>',
  '<template><img src=x onerror=alert(1)></template><noscript><img src=x onerror=alert(1)></noscript>',
  '<img src="https://a.example/x.png" srcset="https://evil.example/y.png 1x" usemap="#m">',
])('what acts is removed: %s', (attack) => {
  const clean = sanitizeHtml(attack);
  expect(clean).not.toMatch(
    /script|\son\w+=|style|<(?:svg|math|iframe|object|embed|form|input|button|meta|base|link|video|audio|template)|data:|vbscript|action|srcset|usemap|\sid=|class=|name=|evil\.example/i,
  );
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
