import { ErrorScreen } from '#app/shell/ErrorScreen.tsx';

/** Shown in place of a crashed page; a retry restarts it. */
export function CrashScreen({ onRetry }: { onRetry: () => void }) {
  return <ErrorScreen text="页面出错了，请重试" onRetry={onRetry} />;
}
