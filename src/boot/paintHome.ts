import type { Client } from '#api/client.ts';
import { bannerPicture, memberGreeting, tilePicture, tileRowElements, waitingGreeting } from './elements.ts';
import { readBanners, readHot } from '#areas/home/homeContent.ts';
import { knownHome } from '#areas/home/knownHome.ts';
import { storedAppInfo, storedUser } from '#calls/stored.ts';
import { hasSavedGames } from '#calls/savedRoom.ts';
import { tileRows } from '#areas/home/categoryRows.ts';
import categories from '#areas/home/Categories.module.css';
import lobby from '#areas/home/Lobby.module.css';
import greeting from '#areas/home/Greeting.module.css';
import { readToken } from '#lib/storage.ts';
import type { Banner, TabContent } from '#machines/kit/games/catalogue.ts';
import type { UserInfo } from '#machines/app/session/userInfo.ts';
import carousel from '#ui/Carousel.module.css';
import { settings } from '#settings';

/** What is hidden under the tab bar shows no picture yet, in px (`nearViewport.ts`). */
const BELOW_PX = 60;

/** How long the largest picture may keep what comes after it waiting, in ms. */
const BANNER_MS = 500;

/**
 * Paints what is known of the home page into its prerendered shell, before the app is there: at once what the last
 * visit kept, else what the early answers tell as soon as they come. `styled` resolves with the style sheet, which all
 * but the banner and the tiles' places need. The app takes over the same pixels (`handOver.ts`); whatever cannot be
 * painted is left to it. Resolves when the banner has been painted, or has had its time.
 */
export function paintHome(shell: Element, call: Client, styled: Promise<void>): Promise<void> {
  const place = (name: string | undefined) => shell.querySelector(`.${name}`);
  const known = knownHome();
  const { signal } = new AbortController();
  // once the app has taken over, its own pictures are fetched
  const isThere = () => shell.isConnected;

  paintTitle(shell, storedAppInfo()?.title ?? '');
  const who = place(greeting['who']);
  if (who !== null && readToken() !== '') {
    paintMember(shell, who, null);
    // the room of the saved games, whose data the app reads
    if (hasSavedGames()) place(lobby['lobby'])?.setAttribute('data-saved', 'true');
    void styled.then(() => paintMember(shell, who, storedUser()));
  }

  const frame = place(carousel['frame']);
  const banners = known.banners ? Promise.resolve(known.banners) : readBanners(call, signal);
  const banner = Promise.race([
    banners
      .then((shown) => (frame !== null && isThere() ? paintBanner(frame, shown) : undefined))
      .catch(ignore),
    new Promise<void>((resolve) => {
      setTimeout(resolve, BANNER_MS);
    }),
  ]);

  const panel = place(categories['panel']);
  // laid out with the banner they would keep its paint waiting
  const { hot: knownHot } = known;
  const hot = knownHot ? banner.then(() => knownHot) : readHot(call, signal);
  if (panel !== null) hot.then((content) => isThere() && paintTiles(panel, content, styled), ignore);
  return banner;
}

/** The app asks again, and says what is wrong. */
const ignore = () => undefined;

function paintTitle(shell: Element, title: string): void {
  if (title === '' || title === settings.siteTitle) return;
  document.title = title;
  const texts = document.createTreeWalker(shell, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    if (text.nodeValue === settings.siteTitle) text.nodeValue = title;
}

/** Only with this window's token, and only that session's member: the next person sees nothing of the last one. */
function paintMember(shell: Element, who: Element, user: UserInfo | null): void {
  who.replaceChildren(
    ...(user === null ? [waitingGreeting()] : memberGreeting(user.username, user.vip, user.balance)),
  );
  shell.querySelector('nav a:last-child')?.setAttribute('href', '#/userCenter');
}

/** Resolves when the banner has been painted, or cannot be. */
function paintBanner(frame: Element, [first]: readonly Banner[]): Promise<void> | undefined {
  if (first === undefined) return;
  const picture = bannerPicture(first.src);
  frame.append(picture);
  return new Promise((resolve) => {
    picture.addEventListener('error', () => resolve());
    picture.addEventListener('load', () => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

function paintTiles(panel: Element, content: TabContent, styled: Promise<void>): void {
  const rows = tileRows('hot', content);
  if (rows.length === 0) return;
  panel.replaceChildren(...tileRowElements(rows));
  panel.removeAttribute('aria-busy');
  const pictures = rows.flatMap(({ tiles }) => tiles.map(({ picture }) => picture));
  // asks for no layout of its own, and for no picture that is not in sight
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const address = addresses.get(target);
        // between what is drawn and the words in the corners, as in the app
        const drawn = target.firstElementChild?.firstElementChild;
        if (isIntersecting && address !== undefined) drawn?.after(tilePicture(address));
      }
      sight.disconnect();
    },
    { rootMargin: `0px 0px -${BELOW_PX}px` },
  );
  const addresses = new Map<Element, string>();
  panel.querySelectorAll('button').forEach((button, at) => {
    const address = pictures[at];
    if (!address) return;
    addresses.set(button, address);
    void styled.then(() => sight.observe(button));
  });
}
