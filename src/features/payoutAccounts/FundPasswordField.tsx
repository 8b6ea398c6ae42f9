import { Link } from 'wouter';
import { ACCOUNT_MAX } from '#machines/payoutAccounts/accountRules.ts';
import { TextField } from '#ui/TextField.tsx';
import styles from './FundPasswordField.module.css';

/** The fund password that confirms a binding (D47). */
export function FundPasswordField({ name, error }: { name: string; error: string | undefined }) {
  return (
    <TextField
      label="支付密码"
      name={name}
      error={error}
      type="password"
      autoComplete="off"
      enterKeyHint="go"
      placeholder="请输入支付密码"
      maxLength={ACCOUNT_MAX.fundPassword}
      reveal
      hint={
        <Link href="/modifyPayPassword" className={styles['way']}>
          忘记或未设置？去修改支付密码
        </Link>
      }
    />
  );
}
