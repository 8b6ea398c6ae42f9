import { and, eq, ne } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { isEmail, isMemberPhone, PHONE_TEXT } from '#machines/kit/form/contactRules.ts';
import { invalidPasswordChange, type PasswordKind } from '#machines/password/passwordRules.ts';
import { fundCheck } from '#sandbox/password/fundPassword.ts';
import type { Backend } from '#sandbox/backend.ts';
import { members } from '#sandbox/db/schema.ts';
import { Refusal, success } from '#sandbox/http/answer.ts';
import { readBody, secretField, textField } from '#sandbox/http/body.ts';
import { submit } from '#sandbox/ledger/submission.ts';
import { countLoginPassword, refuseLocked } from '#sandbox/login/loginLock.ts';
import { hashSecret, matchesSecret } from '#sandbox/password/passwords.ts';
import { closeSessions, signedIn } from '#sandbox/session/sessions.ts';

/** `password` is the old one, `paypassword` the new one, in both calls (D48). */
const Change = v.object({ password: secretField, paypassword: secretField });
const Info = v.object({ mobile: textField, birthday: textField, email: textField });

/** Login and fund password, phone, email and birthday (spec 2 §7). */
export function settingsCalls(backend: Backend): Hono {
  const { now } = backend;
  const app = new Hono();

  app.post('/editPassword', async (c) => {
    const { member } = await signedIn(c, backend);
    const body = await readBody(c, Change);
    refuseChange('login', body.password, body.paypassword);
    refuseLocked(member.lockedUntil, now());
    const right = await matchesSecret(body.password, member.password);
    const password = await hashSecret(body.paypassword);
    return submit(c, backend, member.id, body, async (queries) => {
      await countLoginPassword(queries, member.id, right, now());
      if (!right) return new Refusal('旧密码错误').answer;
      await queries.update(members).set({ password }).where(eq(members.id, member.id));
      // The old password may have been known to someone else, so every session is closed, including this one.
      await closeSessions(queries, member.id);
      return success(null, '密码修改成功，请重新登录');
    });
  });

  app.post('/editPayPassword', async (c) => {
    const { member } = await signedIn(c, backend);
    const body = await readBody(c, Change);
    refuseChange('fund', body.password, body.paypassword);
    if (!/^\d{6}$/.test(body.paypassword)) throw new Refusal('支付密码必须是6位数字');
    const check = await fundCheck(member, body.password, '旧密码错误');
    const fundPassword = await hashSecret(body.paypassword);
    return submit(c, backend, member.id, body, async (queries) => {
      const wrong = await check(queries, now());
      if (wrong !== null) return wrong;
      await queries.update(members).set({ fundPassword }).where(eq(members.id, member.id));
      return success(null, '支付密码修改成功');
    });
  });

  app.post('/updateuserinfo', async (c) => {
    const { member } = await signedIn(c, backend);
    const body = await readBody(c, Info);
    const { mobile, birthday, email } = body;
    if (mobile !== '' && !isMemberPhone(mobile)) throw new Refusal(PHONE_TEXT);
    if (email !== '' && !isEmail(email)) throw new Refusal('请输入正确邮箱');
    if (birthday !== '' && !isDate(birthday)) throw new Refusal('请输入正确生日');
    const phone = mobile.slice(-11);
    const change = {
      ...(mobile === '' ? {} : { phone }),
      ...(birthday === '' ? {} : { birthday }),
      ...(email === '' ? {} : { email }),
    };
    if (Object.keys(change).length === 0) throw new Refusal('没有需要修改的内容');
    return submit(c, backend, member.id, body, async (queries) => {
      const others = await queries
        .select({ id: members.id })
        .from(members)
        .where(and(eq(members.phone, phone), ne(members.id, member.id)));
      if (mobile !== '' && others.length > 0) throw new Refusal('手机号已被绑定');
      await queries.update(members).set(change).where(eq(members.id, member.id));
      return success(null, '修改成功');
    });
  });
  return app;
}

function refuseChange(kind: PasswordKind, oldPassword: string, newPassword: string): void {
  const broken = invalidPasswordChange(kind, { oldPassword, newPassword, confirmation: newPassword });
  if (broken !== null) throw new Refusal(broken.text);
}

function isDate(text: string): boolean {
  const at = Date.parse(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
