import type { SubmitEvent } from 'react';
import { Link } from 'wouter';
import { useCustomerService } from '#hooks/customerService.ts';
import { formValues } from '#hooks/formValues.ts';
import { formatCny } from '#lib/money.ts';
import { recordsPath } from '#machines/kit/money/recordTabs.ts';
import { NETWORK_TEXT } from '#machines/kit/calls/callError.ts';
import { WITHDRAW_PASSWORD, type WithdrawTab } from '#machines/withdraw/withdrawRules.ts';
import { Button } from '#ui/Button.tsx';
import { FormFoot } from '#ui/FormFoot.tsx';
import { FundPasswordField } from '#ui/FundPasswordField.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useInvalidFocus } from '#ui/invalidFocus.ts';
import { UnsettledNotice } from '#ui/UnsettledNotice.tsx';
import { Accounts } from './Accounts.tsx';
import { PayoutAddress } from './PayoutAddress.tsx';
import { PayoutFigures } from './PayoutFigures.tsx';
import { Withdrawable } from './Withdrawable.tsx';
import { WithdrawAmount } from './WithdrawAmount.tsx';
import { withdrawView } from './withdrawView.ts';
import styles from './WithdrawScreen.module.css';

/** The form of one tab (spec 2 §2, §5): account, amount, payment password. The password stays in the input. */
export function WithdrawForm({ tab }: { tab: WithdrawTab }) {
  const page = withdrawView.useActor();
  const invalid = withdrawView.use(({ context }) => context.invalid);
  const busy = withdrawView.use((snapshot) => snapshot.hasTag('busy'));
  const unsettled = withdrawView.use((snapshot) => snapshot.hasTag('unsettled'));
  const form = useInvalidFocus(invalid);
  const service = useCustomerService();
  const errorOf = (field: string) => (invalid?.field === field ? invalid.text : undefined);

  const password = () => (form.current === null ? '' : formValues(form.current, ['password']).password);
  const retry = () => page.send({ type: 'submission.retry', secret: password() });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    page.send({ type: 'submit', password: password() });
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles['form']}>
      <Withdrawable />
      {tab === 'address' ? (
        <PayoutAddress error={errorOf('to')} disabled={busy} />
      ) : (
        <Accounts tab={tab} error={errorOf('account')} disabled={busy} />
      )}
      <WithdrawAmount tab={tab} error={errorOf('amount')} disabled={busy} />
      <PayoutFigures tab={tab} />
      <FundPasswordField
        name="password"
        service={service}
        text={WITHDRAW_PASSWORD}
        onRefused={(text) => page.send({ type: 'text.refused', invalid: { field: 'password', text } })}
        enterKeyHint="done"
        error={errorOf('password')}
        onInput={() => invalid !== null && page.send({ type: 'edited' })}
      />
      <FormFoot
        label="确认提现"
        busy={busy}
        refused={invalid}
        notice={unsettled && <Unsettled onRetry={retry} />}
      />
      <Tips />
    </form>
  );
}

/** The notice for an unknown outcome: the member can check the records, retry or give up (D18). */
function Unsettled({ onRetry }: { onRetry: () => void }) {
  const submission = withdrawView.use(({ children }) => children.submission);
  const amount = withdrawView.use(({ context }) => context.sent.amount);
  const busy = withdrawView.use((snapshot) => snapshot.matches({ submitting: 'sendingAgain' }));
  return (
    <UnsettledNotice
      text={NETWORK_TEXT}
      sent={{ name: '提现', amount: formatCny(amount) }}
      recordHref={recordsPath('1')}
      busy={busy}
      onRetry={onRetry}
      onChecked={() => submission?.send({ type: 'submission.abandon' })}
    />
  );
}

/** Links for questions and for a forgotten password (spec 2 §2). */
function Tips() {
  const service = useCustomerService();
  return (
    <div className={styles['tips']}>
      <h2>温馨提示</h2>
      <p>
        <span>忘记支付密码？</span>
        <Link href="/modifyPayPassword" className={styles['link']}>
          修改支付密码
        </Link>
      </p>
      <p>
        <span>提现遇到问题？</span>
        <Button variant="ghost" busy={service.opening} className={styles['service']} onClick={service.open}>
          <Icon name="service" size={18} />
          <span>联系客服</span>
        </Button>
      </p>
    </div>
  );
}
