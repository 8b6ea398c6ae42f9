import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { pageSettings } from '#pageSettings';
import { TextField } from './TextField.tsx';
import styles from './FundPasswordField.module.css';

interface FundPasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'hint'> {
  label?: string;
  /** Customer service, which gives a new member the first password where the operator says nothing of it. */
  service: { opening: boolean; open: () => void };
  /** Links to the page that changes the password. */
  changeable?: boolean;
}

/**
 * The fund password where it is only asked for (D47), on the text keyboard (D71). It says where a new member has the
 * password from: the operator's hint (D24), or else customer service, which stays beside an error.
 */
export function FundPasswordField(props: FundPasswordFieldProps) {
  const { label = '支付密码', service, changeable = false, ...field } = props;
  const { fundPasswordHint } = pageSettings;
  return (
    <TextField
      label={label}
      type="password"
      autoComplete="off"
      placeholder="请输入支付密码"
      reveal
      {...field}
      labelAside={fundPasswordHint === '' && <Service {...service} />}
      hint={
        (fundPasswordHint !== '' || changeable) && (
          <>
            {fundPasswordHint !== '' && <span className={styles['hint']}>{fundPasswordHint}</span>}
            {changeable && (
              <Link href="/modifyPayPassword" className={styles['way']}>
                修改支付密码
              </Link>
            )}
          </>
        )
      }
    />
  );
}

function Service({ opening, open }: FundPasswordFieldProps['service']) {
  return (
    <span className={styles['service']}>
      <span>首次使用或忘记？</span>
      <button type="button" aria-busy={opening || undefined} className={styles['ask']} onClick={open}>
        联系客服
      </button>
    </span>
  );
}
