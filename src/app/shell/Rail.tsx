import { SidebarMenu } from '#app/shell/SidebarMenu.tsx';
import styles from './Rail.module.css';

/** The menu beside the page on a wide screen. */
export function Rail() {
  return (
    <div className={styles['place']}>
      <aside aria-label="菜单" className={styles['rail']}>
        <SidebarMenu />
      </aside>
    </div>
  );
}
