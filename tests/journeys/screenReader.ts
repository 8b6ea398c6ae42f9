import type { CDPSession, Page } from 'playwright-core';

/** The announcements of a screen reader, in order, based on the browser's accessibility tree. */
export type ScreenReader = Awaited<ReturnType<typeof screenReader>>;

/** A node of the accessibility tree, for the focused element or a live region; other content is not read. */
interface AxNode {
  backendDOMNodeId?: number;
  role?: { value?: string };
  name?: { value?: string };
  description?: { value?: string };
  value?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
}

/** Announced states: boolean ones if true (`expanded` always), others with their value. */
const SAID_STATES = new Set('expanded checked selected pressed invalid busy disabled level modal'.split(' '));

/** Containers that are announced when the focus enters them. */
const CONTAINERS = new Set(
  'dialog alertdialog region navigation tablist tabpanel radiogroup list menu'.split(' '),
);

function phraseOf({ role, name, description, value, properties = [] }: AxNode): string {
  const states = properties
    .filter(({ name: state, value: { value: set } }) => SAID_STATES.has(state) && set !== 'false')
    .filter(({ name: state, value: { value: set } }) => set !== false || state === 'expanded')
    .map(({ name: state, value: { value: set } }) =>
      set === true || set === 'true' ? state : `${state} ${String(set)}`,
    );
  const text = value?.value === undefined || value.value === '' ? [] : [`“${value.value}”`];
  const described = description?.value ? [description.value] : [];
  return [name?.value ?? '', role?.value ?? '', ...text, ...states, ...described].filter(Boolean).join(', ');
}

/**
 * Simulates a screen reader on a page. Announcements are changes of live regions that are not hidden by a dialog; each
 * is announced once per change of its text.
 */
export async function screenReader(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const said: string[] = [];
  await page.exposeFunction('saidAloud', (text: string) => void said.push(text));
  await page.addInitScript(watchLiveRegions);
  await page.evaluate(watchLiveRegions);

  let inside = new Set<number>();
  /** the phrase of the focused element, after those of the containers it has entered */
  const focused = async () => {
    const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await session.send('Accessibility.getAXNodeAndAncestors', {
      objectId: result.objectId ?? '',
    });
    const [node = {}, ...around] = nodes as AxNode[];
    const containers = around.filter(
      ({ role, name }) => CONTAINERS.has(role?.value ?? '') && (name?.value ?? '') !== '',
    );
    const entered = containers
      .filter(({ backendDOMNodeId = 0 }) => !inside.has(backendDOMNodeId))
      .toReversed();
    inside = new Set(containers.map(({ backendDOMNodeId = 0 }) => backendDOMNodeId));
    return [
      ...entered.map((container) => `in ${phraseOf({ ...container, properties: [] })}`),
      phraseOf(node),
    ];
  };
  return {
    /** the announcements since the last call, followed by the focused element */
    hear: async () => {
      const now = await focused();
      return [...said.splice(0), ...now];
    },
  };
}

/** Runs in the page: reports the text of every live region when it changes. */
function watchLiveRegions(): void {
  const page = window as unknown as { saidAloud?: (text: string) => void; watched?: boolean };
  if (page.watched === true || window.top !== window.self) return;
  page.watched = true;
  const LIVE = '[aria-live], [role=status], [role=alert], [role=log], output';
  const regionOf = (node: Node): Element | null =>
    (node instanceof Element ? node : node.parentElement)?.closest(LIVE) ?? null;
  const said = new Map<Element, string>();
  const tell = (region: Element) => {
    const text = region.textContent.trim();
    const isHeard =
      region.getAttribute('aria-live') !== 'off' && region.closest('[aria-hidden=true], [inert]') === null;
    if (text !== '' && isHeard && said.get(region) !== text)
      page.saidAloud?.(`${region.matches('[role=alert]') ? 'alert' : 'status'}: ${text}`);
    said.set(region, text);
  };
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes, type } of changes) {
      const region = regionOf(target);
      // an initial text is not announced, except that of an alert
      if (region !== null && (type === 'characterData' || addedNodes.length > 0)) regions.add(region);
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll('[role=alert]')])
            if (alert.matches('[role=alert]')) regions.add(alert);
    }
    // like browsers, after the current task
    if (regions.size > 0) setTimeout(() => regions.forEach(tell));
    for (const { removedNodes, target } of changes) {
      const region = regionOf(target);
      if (region !== null && removedNodes.length > 0 && region.textContent.trim() === '') said.delete(region);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
