import { expect } from 'vitest';
import type { loginModel } from '#tests/models/login/login.model.ts';
import type { PlayOf } from '#tests/support/modelRunner.ts';
import { control, marked, type WholeApp } from '#tests/support/wholeApp.ts';

const LOGIN = '/api/login_pc';
const NEEDED = '请输入您的账号和密码！';

const submit = (name: string, password: string) =>
  async function fillAndSubmit(app: WholeApp) {
    await app.fill('账号', name);
    await app.fill('密码', password);
    await app.press('登录');
  };

const refused = (label: string) => (app: WholeApp) =>
  app.sees((seen) => {
    expect(marked(seen)).toEqual([{ label, message: NEEDED }]);
    expect(seen.toast).toBe(NEEDED);
    expect(app.calls.waiting(LOGIN)).toBe(0);
    expect(seen.token).toBeNull();
  });

const told = (text: string) => (app: WholeApp) =>
  app.sees((seen) => {
    expect(seen.toast).toBe(text);
    expect(marked(seen)).toEqual([]);
    expect(control(seen, '登录')).toMatchObject({ ready: true, busy: false });
    expect(seen.fields.map(({ value }) => value)).toEqual(['demo888', 'demo8888']);
    expect(seen.token).toBeNull();
  });

/** Login on the screen: opened at this place, it leads to `leadsTo`. */
export function loginPlay(
  take: () => WholeApp | Promise<WholeApp>,
  location = '/login',
  leadsTo = '/',
): PlayOf<typeof loginModel, WholeApp> {
  return {
    open: async () => {
      const app = await take();
      await app.open(location, { hold: [LOGIN] });
      return app;
    },
    close: (app) => app.close(),
    sees: {
      filling: (app) =>
        app.sees((seen) => {
          expect(seen.at).toBe(location);
          expect(marked(seen)).toEqual([]);
          expect(control(seen, '登录')).toMatchObject({ ready: true, busy: false });
        }),
      nameRefused: refused('账号'),
      passwordRefused: refused('密码'),
      waiting: (app) =>
        app.sees((seen) => {
          expect(control(seen, '登录')).toMatchObject({ ready: false, busy: true });
          expect(marked(seen)).toEqual([]);
          expect(app.calls.waiting(LOGIN)).toBe(1);
          expect(app.calls.made(LOGIN).at(-1)).toEqual({ name: 'demo888', password: 'demo8888' });
        }),
      toldRefusal: told('账号或密码错误'),
      toldNetworkFault: told('网络错误，请稍后重试'),
      toldServerFault: told('服务器异常，请稍后再试'),
      inside: (app) =>
        app.sees((seen) => {
          expect(seen.at).toBe(leadsTo);
          expect(seen.token).not.toBeNull();
          expect(JSON.stringify(seen.user ?? {})).not.toContain(seen.token);
        }),
    },
    does: {
      submitNothing: submit('', ''),
      submitWithoutName: submit('  ', 'demo8888'),
      submitWithoutPassword: submit('demo888', ''),
      submit: submit('demo888', 'demo8888'),
      submitAgain: (app) => app.press('登录'),
      edit: (app) => app.fill('账号', 'd'),
      serverAccepts: (app) => app.calls.accept(LOGIN, { code: 200, data: { api_token: 'token-of-demo888' } }),
      serverRefuses: (app) => app.calls.answer(LOGIN, { code: 422, message: '账号或密码错误' }),
      serverRefusesWithoutWords: (app) => app.calls.answer(LOGIN, { code: 500 }),
      networkFails: (app) => app.calls.drop(LOGIN),
      answerMakesNoSense: (app) => app.calls.garble(LOGIN),
    },
  };
}
