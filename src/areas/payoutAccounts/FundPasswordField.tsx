import { Link } from 'wouter';
import { TextField } from '#ui/TextField.tsx';
import type { FieldTextProps } from '#ui/useFieldText.ts';
import styles from './FundPasswordField.module.css';

interface FundPasswordFieldProps extends FieldTextProps {
  name: string;
  error: string | undefined;
}

/** The fund password that confirms a binding (D47), on the text keyboard (D71). */
export function FundPasswordField(field: FundPasswordFieldProps) {
  return (
    <TextField
      label="支付密码"
      {...field}
      type="password"
      autoComplete="off"
      enterKeyHint="go"
      placeholder="请输入支付密码"
      reveal
      hint={
        <Link href="/modifyPayPassword" className={styles['way']}>
          忘记或未设置？去修改支付密码
        </Link>
      }
    />
  );
}
