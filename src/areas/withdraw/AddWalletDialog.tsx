import { Link } from 'wouter';
import { Dialog } from '#ui/Dialog.tsx';
import { RowBody, rowClass } from '#ui/Row.tsx';

interface AddWalletDialogProps {
  open: boolean;
  /** Which kinds are below their limit (D20). */
  usdt: boolean;
  wallet: boolean;
  onClose: () => void;
}

/** Asks which kind of wallet to add (spec 2 §2). */
export function AddWalletDialog({ open, usdt, wallet, onClose }: AddWalletDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="添加钱包" form="sheet">
      {usdt && (
        <Link href="/addUsdtCard?from=withdraw" className={rowClass} onClick={onClose}>
          <RowBody icon="usdt" label="USDT地址" value="TRC20 / ERC20" />
        </Link>
      )}
      {wallet && (
        <Link href="/addUsdtCards?from=withdraw" className={rowClass} onClick={onClose}>
          <RowBody icon="wallet" label="PayWallet" value="其他钱包" />
        </Link>
      )}
    </Dialog>
  );
}
