/** What React keeps of a node, as far as it matters here; React names the property with a random end. */
interface Fiber {
  type: unknown;
  return: Fiber | null;
}

/** The noted texts with their places. */
const noted = new Map<Text, string>();

/** The element or component of a fiber, if it has a name. */
function nameOf({ type }: Fiber): string {
  if (typeof type === 'string') return `<${type}>`;
  const { displayName, name } = (type ?? {}) as { displayName?: string; name?: string };
  return displayName ?? name ?? '';
}

/** The fiber of a text that React keeps as a node of its own; undefined for the only text of an element. */
function fiberOf(text: Text): Fiber | undefined {
  const key = Object.keys(text).find((name) => name.startsWith('__reactFiber$'));
  return key === undefined ? undefined : (text as unknown as Record<string, Fiber>)[key];
}

/** A translator leaves these alone. */
const isSpared = (text: Text) => text.parentElement?.closest('[translate="no"]') != null;

function note(text: Text): void {
  const own = fiberOf(text);
  // without a parent it has been removed again, before a translator could see it
  if (!own?.return || isSpared(text)) return;
  const names: string[] = [];
  for (let at: Fiber | null = own.return; at !== null && names.length < 6; at = at.return) {
    const name = nameOf(at);
    if (name !== '') names.push(name);
  }
  noted.set(text, `“${text.data}” in ${names.join(' in ')}`);
}

/**
 * Notes each text that React creates as a node of its own: a text beside siblings, or one that a component returns. A
 * browser's translator takes such a node out of the document, and React's next change of it or beside it fails
 * (docs/architecture.md, Translated pages). React makes a text that is the only child of an element with the element,
 * and sets it anew.
 */
export function watchOwnTexts(document: Document): void {
  if ('isWatched' in document) return;
  const create = document.createTextNode.bind(document);
  Object.assign(document, {
    isWatched: true,
    createTextNode: (data: string) => {
      const text = create(data);
      // React marks the node after its creation
      queueMicrotask(() => note(text));
      return text;
    },
  });
}

/** Returns and clears the noted texts. */
export function takeOwnTexts(): string[] {
  const texts = [...noted].filter(([text]) => !isSpared(text)).map(([, place]) => place);
  noted.clear();
  return [...new Set(texts)];
}
