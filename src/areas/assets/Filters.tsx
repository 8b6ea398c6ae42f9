import type { DateFilter } from '#machines/assets/records.ts';
import { hasPlatforms, type RecordTab } from '#machines/kit/money/recordTabs.ts';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { Select } from '#ui/Select.tsx';
import { assetsView } from './assetsView.ts';
import styles from './AssetsScreen.module.css';

const DATES: readonly { value: DateFilter; label: string }[] = [
  { value: '1', label: '今日' },
  { value: '2', label: '7日内' },
  { value: '3', label: '半月内' },
  { value: '4', label: '一月内' },
];
/** A regular option rather than a placeholder, so that the select does not look empty. */
const ALL_PLATFORMS = { value: '', label: '全部平台' };

/** The filter by date, and for transfers, bets and rebates also by platform (spec 2 §2). */
export function Filters({ tab }: { tab: RecordTab }) {
  const page = assetsView.useActor();
  const filter = assetsView.use(({ context }) => context.filter);
  const platforms = assetsView.use(({ context }) => context.platforms);
  return (
    <div className={styles['filters']}>
      <RadioGroup
        label="日期"
        labelHidden
        options={DATES}
        value={filter.date}
        onChange={(date) => page.send({ type: 'date.filtered', date })}
      />
      {hasPlatforms(tab) && (
        <Select
          label="平台"
          labelHidden
          value={filter.platform}
          options={[
            ALL_PLATFORMS,
            ...(platforms ?? []).map(({ name, platname }) => ({ value: platname, label: name || platname })),
          ]}
          onChange={(event) => page.send({ type: 'platform.filtered', platform: event.target.value })}
        />
      )}
    </div>
  );
}
