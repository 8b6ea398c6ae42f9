import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { expectConsole } from '#tests/support/consoleGuard.ts';
import { expectToasts, userAnswer, type Answer } from '#tests/support/driver.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import { breakActor } from '#tests/views/app/shell/crashes.ts';

const LOGIN = '/api/login_pc';
const USER = '/api/user';
const SERVICE = '/api/getservicerurl';
const REFUSED = '请输入您的账号和密码！';
/** Longer than a toast, so that the same text again is a new toast. */
const TOAST_MS = 5000;

let app: RenderedDriver;
afterEach(() => app.close());

async function openPage(location = '/login') {
  app = renderDriver();
  await app.open(location, { hold: [LOGIN, USER, SERVICE] });
  await app.sees('button', '登录');
  return userEvent.setup({ delay: null });
}

const account = () => screen.getByLabelText<HTMLInputElement>('账号');
const password = () => screen.getByLabelText<HTMLInputElement>('密码');
const submit = () => screen.getByRole('button', { name: '登录' });
const describedBy = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
const expectRequests = (path: string, count: number) =>
  app.look(() => expect(app.calls.made(path)).toHaveLength(count));

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

  test('takes a name as it was copied, and a password exactly as it was (D64)', async () => {
    const user = await openPage();
    await user.click(account());
    await user.paste('手机号：+86 138-1234 5678');
    expect(account().value).toBe('13812345678');
    await user.click(password());
    await user.paste(' ａb-1 '.repeat(20));
    await user.click(submit());
    await expectRequests(LOGIN, 1);
    expect(app.calls.made(LOGIN)).toEqual([{ name: '13812345678', password: ' ａb-1 '.repeat(20) }]);
  });

  test('shows the password while the switch is on', async () => {
    const user = await openPage();
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
    const user = await openPage();
    if (name !== '') await user.type(account(), name);
    if (secret !== '') await user.type(password(), secret);
    await user.click(submit());

    const field = refused === '账号' ? account() : password();
    const other = refused === '账号' ? password() : account();
    await expectToasts(app, REFUSED);
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(field)).toBe(REFUSED);
    expect(other.hasAttribute('aria-invalid')).toBe(false);
    await expectRequests(LOGIN, 0);
  });

  test('takes the mark away when something is typed, and focuses again when refused again', async () => {
    const user = await openPage();
    await user.click(submit());
    await user.type(account(), 'p');
    expect(account().hasAttribute('aria-invalid')).toBe(false);

    await app.pass(TOAST_MS);
    await user.click(submit());
    expect(document.activeElement).toBe(password());
    await user.click(account());
    await app.pass(TOAST_MS);
    expect(document.activeElement).toBe(account());
    await user.click(submit());
    expect(document.activeElement).toBe(password());
    await expectToasts(app, REFUSED, REFUSED, REFUSED);
  });

  test('sends one request for a double press and for Enter held down', async () => {
    const user = await openPage();
    await user.type(account(), ' player88 ');
    await user.type(password(), ' abcd1234');
    await user.dblClick(submit());
    await user.click(password());
    await user.keyboard('{Enter>5/}');

    await expectRequests(LOGIN, 1);
    expect(app.calls.made(LOGIN)).toEqual([{ name: 'player88', password: ' abcd1234' }]);
    expect(submit().getAttribute('aria-busy')).toBe('true');
  });

  test('is sent by Enter too', async () => {
    const user = await openPage();
    await user.type(account(), 'player88');
    await user.type(password(), 'abcd1234{Enter}');
    await app.look(() => expect(app.calls.waiting(LOGIN)).toBe(1));
  });

  test.each<[Answer, string]>([
    [{ code: 422, message: '账号或密码错误' }, '账号或密码错误'],
    ['lost', '网络错误，请稍后重试'],
    ['late', '网络错误，请稍后重试'],
    ['garbled', '服务器异常，请稍后再试'],
  ])('keeps what was typed after the failure %j', async (failure, text) => {
    const user = await openPage();
    await user.type(account(), 'player88');
    await user.type(password(), 'abcd1234');
    await user.click(submit());
    await app.calls.answer(LOGIN, failure);

    await expectToasts(app, text);
    expect(account().value).toBe('player88');
    expect(password().value).toBe('abcd1234');
    expect(submit().hasAttribute('aria-busy')).toBe(false);
    await user.click(submit());
    await expectRequests(LOGIN, 2);
  });

  test.each([
    ['/login', '#/'],
    ['/login?redirect=%2Fassets%3Ftype%3D6', '#/assets?type=6'],
    ['/login?redirect=%2F%2Fevil.example', '#/'],
    ['/login?redirect=%2Fnowhere', '#/'],
  ])('goes on from %s to %s as a member', async (location, target) => {
    const user = await openPage(location);
    await user.type(account(), 'player88');
    await user.type(password(), 'abcd1234');
    await user.click(submit());
    await app.calls.answer(LOGIN, 'own');
    expect(window.location.hash).toBe(target);
    await app.calls.answer(USER, userAnswer('300.10'));
    await app.look((seen) => expect(seen.user?.balance).toBe('300.10'));
    expect(app.root().getSnapshot().children.session?.getSnapshot().hasTag('member')).toBe(true);
  });

  test.each([
    ['/login', '#/register'],
    ['/login?redirect=%2Fassets%3Ftype%3D6', '#/register?redirect=%2Fassets%3Ftype%3D6'],
    ['/login?redirect=%2F%2Fevil.example', '#/register'],
  ])('leads from %s to %s', async (location, target) => {
    await openPage(location);
    expect(screen.getByRole('link', { name: '立即注册' }).getAttribute('href')).toBe(target);
  });
});

describe('a forgotten password', () => {
  const forgotten = () => screen.getByRole('button', { name: '忘记密码' });
  const expectWindow = async () => {
    await app.calls.answer(SERVICE, { code: 200, data: { url: 'https://service.example/' } });
    await app.pass(1100);
    await app.look(() => expect(app.windows()).toEqual(['https://service.example/']));
  };

  test('opens customer service once', async () => {
    const user = await openPage();
    await user.dblClick(forgotten());
    await expectRequests(SERVICE, 1);
    expect(forgotten().getAttribute('aria-busy')).toBe('true');
    await expectWindow();
  });

  test('opens customer service although it broke down before', async () => {
    expectConsole(/a fault/);
    const user = await openPage();
    await user.click(forgotten());
    await expectRequests(SERVICE, 1);
    await breakActor(app.root().system.get('customerService') as AnyActorRef);
    expect(app.root().system.get('customerService')).toBeUndefined();
    expect(forgotten().getAttribute('aria-busy')).toBeNull();
    await user.click(forgotten());
    expect(forgotten().getAttribute('aria-busy')).toBe('true');
    await expectRequests(SERVICE, 2);
    await expectWindow();
  });
});
