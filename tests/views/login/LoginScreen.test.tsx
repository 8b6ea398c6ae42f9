// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { loginMachine } from '#machines/login/login.machine.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

const REFUSED = '请输入您的账号和密码！';

const openPage = (location = '/login') => openScreen(location, { logic: loginMachine });

const account = () => screen.getByLabelText<HTMLInputElement>('账号');
const password = () => screen.getByLabelText<HTMLInputElement>('密码');
const submit = () => screen.getByRole('button', { name: '登录' });
const describedBy = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

describe('the login page', () => {
  test('has its heading, its fields and a way home', async () => {
    await openPage();
    expect(screen.getByRole('heading', { level: 1, name: '登录' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('#/');
    expect(screen.getByRole('textbox', { name: '账号' })).toBe(account());
    expect(account().autocomplete).toBe('username');
    expect(password().autocomplete).toBe('current-password');
    expect(password().type).toBe('password');
  });

  test('shows the password while the switch is on', async () => {
    const { user } = await openPage();
    await user.type(password(), 'abcd1234');
    await user.click(screen.getByRole('button', { name: '显示密码' }));
    expect(password().type).toBe('text');
    expect(password().value).toBe('abcd1234');
  });

  test.each([
    ['', '', '账号'],
    ['   ', 'abcd1234', '账号'],
    ['player88', '', '密码'],
    ['', 'abcd1234', '账号'],
  ])('refuses account “%s” with password “%s” at %s', async (name, secret, refused) => {
    const { user, toasts, calls } = await openPage();
    if (name !== '') await user.type(account(), name);
    if (secret !== '') await user.type(password(), secret);
    await user.click(submit());

    const field = refused === '账号' ? account() : password();
    const other = refused === '账号' ? password() : account();
    expect(toasts).toEqual([REFUSED]);
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(field)).toBe(REFUSED);
    expect(other.hasAttribute('aria-invalid')).toBe(false);
    expect(calls.count('logIn')).toBe(0);
  });

  test('takes the mark away when something is typed, and focuses again when refused again', async () => {
    const { user, toasts } = await openPage();
    await user.click(submit());
    await user.type(account(), 'p');
    expect(account().hasAttribute('aria-invalid')).toBe(false);

    await user.click(submit());
    expect(document.activeElement).toBe(password());
    await user.click(account());
    await user.click(submit());
    expect(document.activeElement).toBe(password());
    expect(toasts).toEqual([REFUSED, REFUSED, REFUSED]);
  });

  test('sends one request for a double press and for Enter held down', async () => {
    const { user, calls } = await openPage();
    await user.type(account(), ' player88 ');
    await user.type(password(), ' abcd1234');
    await user.dblClick(submit());
    await user.click(password());
    await user.keyboard('{Enter>5/}');

    expect(calls.count('logIn')).toBe(1);
    expect(calls.latest('logIn').input).toEqual({ name: 'player88', password: ' abcd1234' });
    expect(submit().getAttribute('aria-busy')).toBe('true');
  });

  test('is sent by Enter too', async () => {
    const { user, calls } = await openPage();
    await user.type(account(), 'player88');
    await user.type(password(), 'abcd1234{Enter}');
    expect(calls.count('logIn')).toBe(1);
  });

  test.each([
    [{ kind: 'rejected', code: 422, message: '账号或密码错误' } as const, '账号或密码错误'],
    [{ kind: 'offline' } as const, '网络错误，请稍后重试'],
    [{ kind: 'timeout' } as const, '网络错误，请稍后重试'],
    [{ kind: 'malformed' } as const, '服务器异常，请稍后再试'],
  ])('keeps what was typed after the failure %j', async (error, text) => {
    const { user, fail, toasts, calls } = await openPage();
    await user.type(account(), 'player88');
    await user.type(password(), 'abcd1234');
    await user.click(submit());
    await fail('logIn', error);

    expect(toasts).toEqual([text]);
    expect(account().value).toBe('player88');
    expect(password().value).toBe('abcd1234');
    expect(submit().hasAttribute('aria-busy')).toBe(false);
    await user.click(submit());
    expect(calls.count('logIn')).toBe(2);
  });

  test.each([
    ['/login', '#/'],
    ['/login?redirect=%2Fassets%3Ftype%3D6', '#/assets?type=6'],
    ['/login?redirect=%2F%2Fevil.example', '#/'],
    ['/login?redirect=%2Fnowhere', '#/'],
  ])('goes on from %s to %s as a member', async (location, target) => {
    const { user, answer, root } = await openPage(location);
    await user.type(account(), 'player88');
    await user.type(password(), 'abcd1234');
    await user.click(submit());
    await answer('logIn');
    expect(window.location.hash).toBe(target);
    await answer('fetchUser', MEMBER);
    expect(root.getSnapshot().children.session?.getSnapshot().hasTag('member')).toBe(true);
  });

  test.each([
    ['/login', '#/register'],
    ['/login?redirect=%2Fassets%3Ftype%3D6', '#/register?redirect=%2Fassets%3Ftype%3D6'],
    ['/login?redirect=%2F%2Fevil.example', '#/register'],
  ])('leads from %s to %s', async (location, target) => {
    await openPage(location);
    expect(screen.getByRole('link', { name: '立即注册' }).getAttribute('href')).toBe(target);
  });

  test('opens customer service once for a forgotten password', async () => {
    const { user, calls, answer, pass } = await openPage();
    const forgotten = screen.getByRole('button', { name: '忘记密码' });
    await user.dblClick(forgotten);
    expect(calls.count('fetchServiceUrl')).toBe(1);
    expect(forgotten.getAttribute('aria-busy')).toBe('true');
    await answer('fetchServiceUrl', 'https://service.example/');
    await pass(1100);
    expect(calls.received('serviceWindow')).toEqual([
      { type: 'window.show', url: 'https://service.example/' },
    ]);
  });

  test('opens customer service although it broke down before', async () => {
    const { user, calls, answer, pass, root } = await openPage();
    const forgotten = screen.getByRole('button', { name: '忘记密码' });
    await user.click(forgotten);
    await act(() => calls.crash('serviceWindow', new Error('no window')));
    expect(root.system.get('customerService')).toBeUndefined();
    expect(forgotten.getAttribute('aria-busy')).toBeNull();
    await user.click(forgotten);
    expect(forgotten.getAttribute('aria-busy')).toBe('true');
    expect(calls.count('fetchServiceUrl')).toBe(2);
    await answer('fetchServiceUrl', 'https://service.example/');
    await pass(1100);
    expect(calls.received('serviceWindow')).toEqual([
      { type: 'window.show', url: 'https://service.example/' },
    ]);
  });
});
