import { eq, or } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { invalidRegistration, isPhone } from '#machines/register/registerRules.ts';
import type { Backend, Sender } from '#sandbox/backend.ts';
import { members } from '#sandbox/db/schema.ts';
import { Refusal, success } from '#sandbox/http/answer.ts';
import { readBody, secretField, textField } from '#sandbox/http/body.ts';
import { countLoginPassword, countUnknownName, refuseLocked, unknownLockedUntil } from './loginLock.ts';
import { hashSecret, matchesSecret } from '#sandbox/password/passwords.ts';
import { registerMember } from '#sandbox/register/registration.ts';
import { closeSession, openSession, signedIn } from '#sandbox/session/sessions.ts';
import { guessCode, sendCode } from '#sandbox/register/smsCodes.ts';
import { appInfo } from '#sandbox/site/appInfo.ts';

/** The sandbox's rule for D29; the site has a setting of its own. */
const INVITE_CODE = /^[A-Za-z0-9]{4,16}$/;

const Login = v.object({ name: textField, password: secretField });
const Registration = v.object({
  name: textField,
  password: secretField,
  password_confirmation: secretField,
  realname: textField,
  phone: textField,
  smsCode: textField,
  invite_code: textField,
  pid: textField,
  sourceurl: textField,
});

/** Hashed for an unknown name, because otherwise the response time would reveal which names exist. */
let nobody: Promise<string> | undefined;

/** Login, registration, SMS and logoff (spec 1 §7). */
export function accountCalls(backend: Backend): Hono<Sender> {
  const { store, now } = backend;
  const app = new Hono<Sender>();
  app.post('/login_pc', async (c) => {
    const { name, password } = await readBody(c, Login);
    if (name === '' || password === '') throw new Refusal('请输入您的账号和密码！');
    const found = await store.read(async (queries) => {
      const [row] = await queries
        .select()
        .from(members)
        .where(or(eq(members.username, name), eq(members.phone, name)));
      return row;
    });
    const lockedUntil = await store.read(
      async (queries) => found?.lockedUntil ?? unknownLockedUntil(queries, name),
    );
    refuseLocked(lockedUntil, now());
    const right = await matchesSecret(password, found?.password ?? (await (nobody ??= hashSecret('nobody'))));
    const token = await store.write(async (queries) => {
      if (found === undefined) {
        await countUnknownName(queries, name, now());
        return null;
      }
      await countLoginPassword(queries, found.id, right, now());
      return right ? openSession(queries, found.id, now()) : null;
    });
    if (token === null) throw new Refusal('账号或密码错误');
    return c.json(success({ api_token: token }, '登录成功'));
  });

  app.post('/register', async (c) => {
    const values = await readBody(c, Registration);
    const smsOpen = Number((await store.read(appInfo))['sms_open']) === 1;
    const broken = invalidRegistration(values, { smsOpen, inviteCode: INVITE_CODE });
    if (broken !== null) throw new Refusal(broken.text, 422);
    if (smsOpen) {
      const right = await store.write((queries) => guessCode(queries, values.phone, values.smsCode, now()));
      if (!right) throw new Refusal('短信验证码错误或已失效', 422);
    }
    const { token } = await registerMember(backend, values);
    return c.json({ code: 201, message: '注册成功', data: { api_token: token } });
  });

  app.post('/send-sms', async (c) => {
    const { phone } = await readBody(c, v.object({ phone: textField }));
    if (!isPhone(phone)) throw new Refusal('请输入有效的手机号！');
    await sendCode(backend, phone, c.env.sender);
    return c.json(success(null, '验证码已发送！'));
  });

  app.post('/logoff', async (c) => {
    const { token } = await signedIn(c, backend);
    await store.write((queries) => closeSession(queries, token));
    return c.json(success(null, '退出成功'));
  });
  return app;
}
