import type { FaqGroup } from '#machines/faq/faqTopics.ts';
import type { AccountLimits } from '#machines/kit/money/payoutAccount.ts';
import { CHECK_MINUTES, DEFAULT_MINUTES } from '#machines/kit/protection/playTime.ts';

/** The limits that the help names, by the name that stands for each in its texts. */
export type FaqFigures = Readonly<Record<string, string>>;

/** The limits as the site is set (D20, D36, D62, D74); `leastWithdrawal` is CNY as a decimal string. */
export function faqFigures(settings: { accountLimits: AccountLimits; leastWithdrawal: string }): FaqFigures {
  const { bank, usdt, wallet } = settings.accountLimits.accountSettings;
  return {
    bankAccounts: String(bank),
    usdtAccounts: String(usdt),
    walletAccounts: String(wallet),
    leastWithdrawal: settings.leastWithdrawal,
    checkMinutes: String(DEFAULT_MINUTES),
    otherCheckMinutes: CHECK_MINUTES.filter((minutes) => minutes !== DEFAULT_MINUTES).join('或'),
  };
}

/** The topics with each `{name}` replaced by its figure; a name without one stays as it is written. */
export function withFigures(groups: readonly FaqGroup[], figures: FaqFigures): FaqGroup[] {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (name, key: string) => figures[key] ?? name);
  return groups.map((group) => ({
    ...group,
    topics: group.topics.map(({ question, answer, ...topic }) => ({
      ...topic,
      question: filled(question),
      answer: answer.map(filled),
    })),
  }));
}
