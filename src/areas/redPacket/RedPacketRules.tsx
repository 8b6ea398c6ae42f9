import { useSiteTitle } from '#hooks/siteTitle.ts';
import { formatCny } from '#lib/money.ts';
import { UNKNOWN_AMOUNT } from '#machines/kit/money/serverAmount.ts';
import { ownRule, roundedDown, type RedPacketInfo } from '#machines/redPacket/redPacketInfo.ts';
import { redPacketRuleText } from '#content/hongbao.ts';
import { redPacketInfoView } from './redPacketView.ts';
import styles from './RedPacketRules.module.css';

/** The rules of the activity: the server's table and the operator's text (spec 1 §2). */
export function RedPacketRules() {
  const info = redPacketInfoView.use(({ context }) => context.info);
  const failed = redPacketInfoView.use((snapshot) => snapshot.matches('failed'));
  const failure = redPacketInfoView.use(({ context }) => context.failure);
  const title = useSiteTitle();
  const own = info && ownRule(info);
  return (
    <section aria-label="活动规则" className={styles['rules']}>
      <h2>活动规则</h2>
      <p className={styles['own']}>{info && <Own info={info} marked={own !== null} />}</p>
      <table aria-label="活动规则" className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">活动时间</th>
            <th scope="col">累计存款金额</th>
            <th scope="col">红包次数</th>
          </tr>
        </thead>
        <tbody>
          {info?.rules.map((rule) => (
            <tr key={rule.key} aria-current={rule.key === own || undefined}>
              <td translate="no">
                <span className={styles['time']}>{`${rule.startTime} ~ `}</span>
                <span className={styles['time']}>{rule.endTime}</span>
              </td>
              <td translate="no">{`${rule.dayFlow ?? UNKNOWN_AMOUNT}-${rule.flowMoney ?? UNKNOWN_AMOUNT}`}</td>
              <td translate="no">{roundedDown(rule.recharge) ?? UNKNOWN_AMOUNT}</td>
            </tr>
          ))}
          {info === null && !failed && <Bones />}
          {(failed || info?.rules.length === 0) && (
            <tr>
              <td colSpan={3}>{failed ? failure : '暂无活动'}</td>
            </tr>
          )}
        </tbody>
      </table>
      <ol className={styles['text']}>
        {redPacketRuleText(title).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
}

/** What the member's chances come from; the marked row of the table is the one that gives them. */
function Own({ info: { yesterday, maxTimes }, marked }: { info: RedPacketInfo; marked: boolean }) {
  return (
    <>
      {marked && <span aria-hidden="true" className={styles['mark']} />}
      {yesterday !== null && (
        <>
          <span>昨日存款 </span>
          <b translate="no">{formatCny(yesterday)}</b>
          <span>，</span>
        </>
      )}
      <span>今日可抢 </span>
      <b translate="no">{maxTimes}</b>
      <span> 次</span>
    </>
  );
}

/** As many skeleton rows as an activity usually has, at the height of a row, to avoid a layout shift below. */
function Bones() {
  return Array.from({ length: 4 }, (_, at) => (
    <tr key={at} aria-hidden="true" translate="no" className={styles['bone']}>
      <td>
        <span className={styles['time']}>0000-00-00 00:00:00 ~ </span>
        <span className={styles['time']}>0000-00-00 00:00:00</span>
      </td>
      <td>0</td>
      <td>0</td>
    </tr>
  ));
}
