import { eq } from 'drizzle-orm';
import type { RegisterValues } from '#machines/register/registerRules.ts';
import type { Backend } from '#sandbox/backend.ts';
import { members } from '#sandbox/db/schema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { Refusal } from '#sandbox/http/answer.ts';
import { hashSecret } from '#sandbox/password/passwords.ts';
import { openSession, type SignedIn } from '#sandbox/session/sessions.ts';
import { useCode } from './smsCodes.ts';
import { NEW_MEMBER_FUND_PASSWORD } from '#sandbox/seed/demo.ts';

/** Creates a member from validated values and opens a session; name and phone must be free. */
export async function registerMember(
  backend: Backend,
  values: RegisterValues & { pid: string },
): Promise<SignedIn> {
  const { store, now } = backend;
  const [password, fundPassword] = await Promise.all([
    hashSecret(values.password),
    hashSecret(NEW_MEMBER_FUND_PASSWORD),
  ]);
  return store.write(async (queries) => {
    if (await taken(queries, 'username', values.name)) throw new Refusal('用户名已存在', 422);
    if (await taken(queries, 'phone', values.phone)) throw new Refusal('手机号已被注册', 422);
    const [member] = await queries
      .insert(members)
      .values({
        username: values.name,
        phone: values.phone,
        realname: values.realname,
        password,
        fundPassword,
        avatar: `/sandbox/art/avatar/${encodeURIComponent(values.name)}.svg`,
        inviteCode: values.invite_code,
        pid: values.pid,
        createdAt: now(),
      })
      .returning();
    if (member === undefined) throw new Error('A member got no row');
    await useCode(queries, values.phone);
    return { member, token: await openSession(queries, member.id, now()), since: now() };
  });
}

async function taken(queries: Queries, column: 'username' | 'phone', value: string): Promise<boolean> {
  const rows = await queries.select({ id: members.id }).from(members).where(eq(members[column], value));
  return rows.length > 0;
}
