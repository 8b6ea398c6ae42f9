import { Link } from 'wouter';
import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState } from '#ui/EmptyState.tsx';

/** What an unknown route shows below its heading (D2). */
export function NotFound() {
  return (
    <EmptyState
      scene="not-found"
      text="您访问的页面不存在或已下线"
      action={
        <Link href="/" className={buttonClass()}>
          返回首页
        </Link>
      }
    />
  );
}
