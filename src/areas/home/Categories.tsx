import { useRef } from 'react';
import type { HomeTab } from '#machines/kit/games/catalogue.ts';
import { Tabs, type TabItem } from '#ui/Tabs.tsx';
import styles from './Categories.module.css';
import { CategoryPanel } from './CategoryPanel.tsx';
import { homeView } from './homeView.ts';

const TABS: readonly TabItem<HomeTab>[] = [
  { value: 'hot', label: '热门', icon: 'fire' },
  { value: 'live', label: '真人', icon: 'dealer' },
  { value: 'sport', label: '体育电竞', icon: 'ball' },
  { value: 'electronic', label: '电子棋牌', icon: 'slot' },
  { value: 'lottery', label: '彩票', icon: 'lottery' },
];

/** The five categories of games; the tab list is sticky. */
export function Categories() {
  const page = homeView.useActor();
  const tab = homeView.use(({ context }) => context.tab);
  const section = useRef<HTMLElement>(null);
  const select = (chosen: HomeTab) => {
    page.send({ type: 'tab.selected', tab: chosen });
    // scroll to the top of the category if the tabs are stuck below the header
    const list = section.current?.firstElementChild;
    if (!section.current || !list) return;
    const passed = list.getBoundingClientRect().top - section.current.getBoundingClientRect().top;
    if (passed > 0) window.scrollBy(0, -passed);
  };
  return (
    <section ref={section} aria-label="游戏" className={styles['categories']}>
      <Tabs
        label="游戏分类"
        items={TABS}
        value={tab}
        onChange={select}
        renderPanel={(shown: HomeTab) => <CategoryPanel tab={shown} />}
        keep
        defer
        fit
        className={styles['tabs'] ?? ''}
      />
    </section>
  );
}
