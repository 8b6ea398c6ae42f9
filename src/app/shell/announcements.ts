import type { RootActor } from '#app/calls/root.ts';
import { formatCny } from '#lib/money.ts';
import { systemActor } from '#machines/app/systemActors.ts';

let region: HTMLElement | undefined;

/** Announces something once to screen readers, after the current announcement. */
export function announce(text: string): void {
  if (region === undefined) return;
  // the same text is announced again
  region.replaceChildren(Object.assign(document.createElement('span'), { textContent: text }));
}

/**
 * Starts the announcements of changes that nobody triggered with a press: changes of the balance, unless it is masked
 * on the user centre. A toast is not announced if the focus has just moved to a field that the same text describes, or
 * to a heading with that text, because the screen reader reads it there.
 */
export function startAnnouncements(root: RootActor): void {
  region = document.body.appendChild(document.createElement('div'));
  region.className = 'sr';
  region.setAttribute('aria-live', 'polite');
  announceBalance(root);
  quietDoubledToasts();
}

function announceBalance(root: RootActor): void {
  const session = systemActor(root.system, 'session');
  const known = () => {
    const user = session?.getSnapshot().context.user;
    return user && { name: user.username, balance: user.balance };
  };
  let before = known();
  session?.subscribe(() => {
    const now = known();
    const isChanged = now?.name === before?.name && now?.balance !== before?.balance;
    // the next person must not read or hear this person's announcements (D4)
    if (before && now?.name !== before.name) region?.replaceChildren();
    before = now;
    const isMasked = document.querySelector('[aria-label="显示余额"]') !== null;
    if (now && now.balance !== null && isChanged && !isMasked) announce(`账户余额 ${formatCny(now.balance)}`);
  });
}

function quietDoubledToasts(): void {
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof HTMLOutputElement) || addedNodes.length === 0) continue;
      const isDoubled = textsAtFocus().includes(target.textContent);
      target.setAttribute('aria-live', isDoubled ? 'off' : 'polite');
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** The text of the focused element, and the descriptions of it and of its ancestors. */
function textsAtFocus(): (string | undefined)[] {
  const texts = [document.activeElement?.textContent];
  for (let element = document.activeElement; element !== null; element = element.parentElement) {
    const description = element.getAttribute('aria-describedby');
    if (description !== null) texts.push(document.getElementById(description)?.textContent);
  }
  return texts;
}
