import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#app/shell/ErrorBoundary.tsx';
import { Remount } from '#ui/Remount.tsx';
import { expectConsole } from '#tests/support/consoleGuard.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import { aMember } from '#tests/support/samples.ts';

/** React's report of a commit that failed, as the development build prints it. */
const COMMIT = /NotFoundError|HierarchyRequestError|not a child/;
const TRC20_ADDRESS = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const ERROR_TEXT = '页面加载失败，请检查网络后重试';

/** Takes an element out of the document into a wrapper of its own, as software does that changes foreign pages. */
function wrap(element: Element): void {
  const foreign = document.createElement('font');
  element.replaceWith(foreign);
  foreign.append(element);
}

let rendered = 0;
/** A form with fields that React controls, ones that it does not, and a line that comes and goes. */
function Form() {
  const [notice, setNotice] = useState(true);
  const [kind, setKind] = useState('TRC20');
  const [typed, setTyped] = useState('');
  const [mount] = useState(() => (rendered += 1));
  return (
    <form data-mount={mount}>
      {notice && <p data-testid="notice">提示</p>}
      {['TRC20', 'ERC20'].map((value) => (
        <label key={value} htmlFor={value}>
          <input
            id={value}
            type="radio"
            name={`kind${mount}`}
            value={value}
            checked={kind === value}
            onChange={() => setKind(value)}
          />
          <span>{value}</span>
        </label>
      ))}
      <input aria-label="地址" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <input aria-label="密码" name="password" type="password" />
      <select aria-label="银行" name="bank" defaultValue="">
        <option value="">请选择</option>
        <option value="icbc">工商银行</option>
      </select>
      <output aria-label="选择">{`${kind} ${typed}`}</output>
      <button type="button" onClick={() => setNotice(!notice)}>
        切换
      </button>
    </form>
  );
}

const open = () =>
  render(
    <ErrorBoundary>
      <Remount>
        <Form />
      </Remount>
    </ErrorBoundary>,
  );
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const toggle = () => fireEvent.click(screen.getByRole('button', { name: '切换' }));
const mounts = () => screen.queryByText('切换')?.closest('form')?.dataset['mount'];

describe('a part whose document somebody else has changed', () => {
  test('is rendered anew with all that was typed and chosen, the caret and the focus', () => {
    expectConsole(COMMIT);
    open();
    const first = mounts();
    fireEvent.input(field('地址'), { target: { value: 'TXYZ' } });
    fireEvent.input(field('密码'), { target: { value: '123456' } });
    fireEvent.change(field('银行'), { target: { value: 'icbc' } });
    fireEvent.click(field('ERC20'));
    field('密码').focus();
    field('密码').setSelectionRange(2, 2);
    wrap(screen.getByTestId('notice'));
    toggle();
    expect(mounts()).not.toBe(first);
    expect(screen.queryByText(ERROR_TEXT)).toBeNull();
    expect([field('地址').value, field('密码').value, field('银行').value]).toEqual([
      'TXYZ',
      '123456',
      'icbc',
    ]);
    expect(field('ERC20').checked).toBe(true);
    expect(screen.getByLabelText('选择').textContent).toBe('ERC20 TXYZ');
    expect(document.activeElement).toBe(field('密码'));
    expect(field('密码').selectionStart).toBe(2);
    // nothing of the failed nodes is left
    expect(document.querySelectorAll('font, form').length).toBe(1);
  });

  test('that fails again at once shows the error screen, later it is rendered anew again', () => {
    expectConsole(COMMIT);
    const clock = vi.spyOn(performance, 'now');
    clock.mockReturnValue(5000);
    open();
    wrap(screen.getByTestId('notice'));
    toggle();
    clock.mockReturnValue(6000);
    wrap(screen.getByTestId('notice'));
    toggle();
    expect(mounts()).toBeDefined();
    clock.mockReturnValue(6999);
    wrap(screen.getByTestId('notice'));
    toggle();
    expect(screen.getByText(ERROR_TEXT)).toBeTruthy();
  });

  test('leaves any other error to the boundary around it', () => {
    expectConsole(/a fault/);
    function Broken({ isBroken }: { isBroken: boolean }) {
      if (isBroken) throw new Error('a fault');
      return <p>好</p>;
    }
    const part = (isBroken: boolean) => (
      <ErrorBoundary>
        <Remount>
          <Broken isBroken={isBroken} />
        </Remount>
      </ErrorBoundary>
    );
    const { rerender } = render(part(false));
    rerender(part(true));
    expect(screen.getByText(ERROR_TEXT)).toBeTruthy();
  });
});

describe('a page that somebody else has changed', () => {
  let app: RenderedDriver;
  afterEach(() => app.close());

  test('keeps its actor and what was typed and chosen', async () => {
    expectConsole(COMMIT);
    app = renderDriver();
    await app.open('/addUsdtCard', { member: true, user: aMember() });
    const pageOf = () => app.root().getSnapshot().context.pages['/addUsdtCard']?.getSnapshot().children.page;
    const actor = pageOf();
    await app.type('支付密码', '654321');
    await app.press('radio', 'TRC20');
    await app.type('USDT地址', `0x${'1'.repeat(40)}`);
    const form = document.querySelector('main form');
    wrap(screen.getByRole('button', { name: '切换为ERC20' }));
    // the button goes
    await app.type('USDT地址', TRC20_ADDRESS);
    expect(document.querySelector('main form')).not.toBe(form);
    expect(pageOf()).toBe(actor);
    await app.look(({ fields, chosen, words }) => {
      expect(words).not.toContain(ERROR_TEXT);
      expect(chosen).toEqual(['TRC20']);
      expect(Object.fromEntries(fields.map(({ label, value }) => [label, value]))).toMatchObject({
        USDT地址: TRC20_ADDRESS,
        支付密码: '654321',
      });
    });
  });

  test('is not concerned by what happens to the header', async () => {
    expectConsole(COMMIT);
    app = renderDriver();
    await app.open('/about');
    await app.goTo('/faq');
    const page = screen.getByRole('main').lastElementChild;
    const [back] = screen.getAllByRole('button', { name: '返回' });
    wrap(back as Element);
    await app.goTo('/');
    await app.look(({ words }) => expect(words).not.toContain(ERROR_TEXT));
    await app.goTo('/faq');
    await app.sees('button', '返回');
    expect(page?.isConnected).toBe(false);
  });
});
