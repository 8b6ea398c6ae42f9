import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { assetsMachine } from '#machines/assets/assets.machine.ts';
import { Button } from '#ui/Button.tsx';
import { assetsView } from './assetsView.ts';
import styles from './AssetsScreen.module.css';

type Part = 'transfer' | 'transferSwitch' | 'rebate';
type Actor<Name extends Part> = NonNullable<SnapshotFrom<typeof assetsMachine>['children'][Name]>;

interface MoneyPartProps<Name extends Part> {
  part: Name;
  label: string;
  children: (actor: Actor<Name>) => ReactNode;
}

/** A child machine of the page that moves money; after a crash, a retry is rendered instead. */
export function MoneyPart<Name extends Part>({ part, label, children }: MoneyPartProps<Name>) {
  const page = assetsView.useActor();
  const crashed = assetsView.use(({ value }) => value[part] === 'crashed');
  const actor = assetsView.use((snapshot) => snapshot.children[part]);
  const retry: `${Part}.retry` = `${part}.retry`;
  if (crashed)
    return (
      <p className={styles['crashed']}>
        <span>{`${label}出错了`}</span>
        <Button variant="ghost" aria-label={`重试${label}`} onClick={() => page.send({ type: retry })}>
          重试
        </Button>
      </p>
    );
  return actor === undefined ? null : children(actor);
}
