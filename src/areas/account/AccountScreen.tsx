import type { ReactNode } from 'react';
import { useSystemSelector } from '#hooks/actors.tsx';
import { maskedContact } from '#machines/kit/form/maskedContact.ts';
import { Card } from '#ui/Card.tsx';
import type { IconName } from '#ui/Icon.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { RowBody, rowClass, RowLink } from '#ui/Row.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './AccountScreen.module.css';
import { accountView } from './accountView.ts';

const UNBOUND_TEXT = '未绑定';

/** The account settings (spec 2 §2): the current values, with links to the pages that change them. */
export function AccountScreen() {
  const page = accountView.useActor();
  const failed = accountView.use((snapshot) => snapshot.matches('failed'));
  const failure = accountView.use(({ context }) => context.failure);
  const known = useSystemSelector('session', ({ context }) => context.user !== null);
  if (failed && !known) return <LoadFailed text={failure} onRetry={() => page.send({ type: 'retry' })} />;
  return (
    <div className={styles['page']} aria-busy={!known || undefined}>
      <Identity />
      <Card className={styles['group'] ?? ''}>
        <Setting icon="card" name="收款账户" href="/bankCard" />
        <Setting icon="gift" name="优惠活动" href="/activeList" />
        <Setting icon="records" name="申请记录" href="/applyagentList" />
        <AgentEntry />
      </Card>
    </div>
  );
}

/** The member's name and verified contacts. */
function Identity() {
  const realname = useSystemSelector('session', ({ context }) => context.user?.realname);
  const mobile = useSystemSelector('session', ({ context }) => context.user?.mobile);
  const birthday = useSystemSelector('session', ({ context }) => context.user?.birthday);
  const email = useSystemSelector('session', ({ context }) => context.user?.email);
  return (
    <Card className={styles['group'] ?? ''}>
      <div className={rowClass}>
        <RowBody icon="me" label="真实姓名" value={<Known text={realname} absent="未填写" />} leads={false} />
      </div>
      <Setting icon="lock" name="登录密码" href="/resetPasswordNew" value="修改" />
      <Setting icon="phone" name="手机号码" href="/modifyPhone" value={<Contact text={mobile} />} />
      <Setting icon="wallet" name="支付密码" href="/modifyPayPassword" value="修改" />
      <Setting icon="mail" name="邮箱" href="/modifyEmail" value={<Contact text={email} />} />
      <Setting
        icon="gift"
        name="生日"
        href="/modifyBirthday"
        value={<Known text={birthday} absent="未填写" />}
      />
    </Card>
  );
}

function Contact({ text }: { text: string | undefined }) {
  return <Known text={text === undefined ? undefined : maskedContact(text)} absent={UNBOUND_TEXT} />;
}

function Known({ text, absent }: { text: string | undefined; absent: string }) {
  if (text === undefined) return <Skeleton width="72px" height="16px" />;
  return text === '' ? (
    <span>{absent}</span>
  ) : (
    <span translate="no" className={styles['bound']}>
      {text}
    </span>
  );
}

/** One setting; a long value is truncated. */
function Setting({
  icon,
  name,
  href,
  value,
}: {
  icon: IconName;
  name: string;
  href: string;
  value?: ReactNode;
}) {
  return (
    <RowLink
      icon={icon}
      label={name}
      href={href}
      {...(value !== undefined && { value: <span className={styles['value']}>{value}</span> })}
    />
  );
}

/** The link to the agent application, or to the separate agent login of an agent (spec 2 §6). */
function AgentEntry() {
  const isagent = useSystemSelector('session', ({ context }) => context.user?.isagent);
  if (isagent === 0) return <Setting icon="agent" name="申请代理" href="/applyagent" />;
  if (isagent === 1) return <Setting icon="agent" name="代理登录" href="/gamePage?dailiD=1" />;
  return null;
}
