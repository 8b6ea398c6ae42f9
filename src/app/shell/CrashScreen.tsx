import { CRASHED_SUBMITTING_TEXT } from '#machines/app/crash/crash.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { ErrorScreen } from '#app/shell/ErrorScreen.tsx';

interface CrashScreenProps {
  /** a submission of the page was in progress; its outcome is in the records */
  lost: boolean;
  onRetry: () => void;
}

/** Shown in place of a crashed page; a retry restarts it. */
export function CrashScreen({ lost, onRetry }: CrashScreenProps) {
  if (!lost) return <ErrorScreen text="页面出错了，请重试" onRetry={onRetry} />;
  return (
    <ErrorScreen text={CRASHED_SUBMITTING_TEXT} onRetry={onRetry}>
      <a href="#/assets" className={buttonClass('secondary')}>
        查看资金明细
      </a>
    </ErrorScreen>
  );
}
