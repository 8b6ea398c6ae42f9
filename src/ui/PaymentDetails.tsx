import { useState } from 'react';
import { accountGroups } from '#lib/accountGroups.ts';
import { CopyButton } from './CopyButton.tsx';
import { Icon } from './Icon.tsx';
import { QrCode } from './QrCode.tsx';
import { Line } from './Receipt.tsx';
import styles from './PaymentDialog.module.css';

/** Where and how much to pay, as it is shown; what is empty is left out. */
export interface ShownInfo {
  /** CNY, with its sign */
  amount: string;
  /** what is to be paid, with its currency, and as it is copied */
  payable: { text: string; copied: string };
  /** the network of a USDT address */
  network: string | null;
  address: string;
  /** the bank or wallet of another account, its holder and its branch */
  bank: string;
  holder: string;
  branch: string;
  /** the address of the server's QR picture */
  picture: string | null;
  arrival: string;
}

type Part = 'amount' | 'address' | 'holder' | 'number';

/** What the clipboard has, and what a copy tells. */
export interface CopyProps {
  copied: Part | null;
  onCopied: (part: Part, isCopied: boolean) => void;
}

interface InfoProps extends CopyProps {
  info: ShownInfo;
}

/** How much to pay, the code of the address, and the address itself. */
export function PaymentDetails(props: InfoProps) {
  const { info } = props;
  return (
    <>
      <Amount {...props} />
      <Code info={info} />
      {info.address !== '' && <Account {...props} />}
      {info.network !== null && (
        <p className={styles['warning']}>
          <Icon name="warning" size={18} />
          <span>{`仅支持 ${info.network}·USDT 转账，转错无法找回`}</span>
        </p>
      )}
    </>
  );
}

function Amount({ info: { amount, payable }, copied, onCopied }: InfoProps) {
  return (
    <div className={styles['due']}>
      <p>
        <span>应付 </span>
        <strong translate="no" className={styles['amount']}>
          {payable.text}
        </strong>
      </p>
      {payable.copied !== '' && (
        <CopyButton
          text={payable.copied}
          label="复制金额"
          onCopied={(isCopied) => onCopied('amount', isCopied)}
        />
      )}
      <p className={styles['terms']}>
        {payable.text !== amount && <span translate="no">{amount}</span>}
        <span>请按应付金额足额支付</span>
        <Copied text="金额已复制" isShown={copied === 'amount'} />
      </p>
    </div>
  );
}

/** The server's QR code if there is one and it loads; otherwise a code of the address. No code leads to a bank card. */
function Code({ info: { picture, address } }: { info: ShownInfo }) {
  const [broken, setBroken] = useState(false);
  const isServers = picture !== null && !broken;
  if (!isServers && /^\d*$/.test(address)) return null;
  return (
    <figure className={styles['code']}>
      {isServers ? (
        <img src={picture} alt="收款二维码" width="160" height="160" onError={() => setBroken(true)} />
      ) : (
        <QrCode text={address} label="收款二维码" size={160} />
      )}
      <figcaption>长按图片保存或识别</figcaption>
    </figure>
  );
}

/** The address or account, in groups of which the first and the last are marked, and whose it is. */
function Account({ info, copied, onCopied }: InfoProps) {
  const groups = accountGroups(info.address);
  const badge = info.network ?? info.bank;
  return (
    <>
      <p className={styles['what']}>
        <span>{info.network === null ? '收款账号' : '收款地址'}</span>
        {badge !== '' && (
          <span translate={info.network === null ? undefined : 'no'} className={styles['badge']}>
            {badge}
          </span>
        )}
        <Copied text={info.network === null ? '账号已复制' : '地址已复制'} isShown={copied === 'address'} />
      </p>
      <div className={styles['account']}>
        <p translate="no" className={styles['address']}>
          {groups.map((group, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the place of a group is all that it has
            <span key={at} data-end={groups.length > 1 && (at === 0 || at === groups.length - 1)}>
              {group}
            </span>
          ))}
        </p>
        <CopyButton text={info.address} onCopied={(isCopied) => onCopied('address', isCopied)} />
      </div>
      {info.holder !== '' && (
        <div className={styles['account']}>
          <p className={styles['holder']}>
            <span>姓名 </span>
            <bdi translate="no">{info.holder}</bdi>
            <Copied text="姓名已复制" isShown={copied === 'holder'} />
          </p>
          <CopyButton
            text={info.holder}
            label="复制姓名"
            variant="ghost"
            onCopied={(isCopied) => onCopied('holder', isCopied)}
          />
        </div>
      )}
      {info.branch !== '' && (
        <dl>
          <Line name="开户行" value={info.branch} />
        </dl>
      )}
    </>
  );
}

/** What the clipboard has now; it stays until something else is copied, and keeps its room. */
function Copied({ text, isShown }: { text: string; isShown: boolean }) {
  return (
    <span aria-live="polite" className={styles['copied']}>
      {isShown ? text : ''}
    </span>
  );
}
