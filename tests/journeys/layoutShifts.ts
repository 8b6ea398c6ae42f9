import type { Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** All layout shifts since the page was loaded: the score of each (its part of CLS), and what moved by how many px. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[]) {
            const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
              const name = node instanceof Element ? `${node.tagName} ${node.className}` : node?.nodeName;
              return `${name} “${node?.textContent?.slice(0, 20)}” ${from.x},${from.y} → ${to.x},${to.y}`;
            });
            shifts.push(`${value.toFixed(4)}: ${moved.join('; ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // two frames later, the buffer contains the shifts up to now
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
  );
}
