import type { TileRow } from '#areas/home/categoryRows.ts';
import cover from '#ui/CoverImage.module.css';
import categories from '#areas/home/Categories.module.css';
import greeting from '#areas/home/Greeting.module.css';
import tile from '#ui/GameTile.module.css';
import skeleton from '#ui/Skeleton.module.css';
import { formatCny } from '#lib/money.ts';
import { OLD_BALANCE } from '#areas/home/oldBalance.ts';
import { drawnName, hueOf, tileWords } from '#ui/tileArt.ts';

type Attributes = Readonly<Record<string, string>>;

/** An element as React makes it, so that the app's own takes its place unseen. */
function element(name: string, attributes: Attributes, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

/** The first banner as `CoverImage` shows it. */
export function bannerPicture(address: string): HTMLElement {
  return element('img', {
    fetchpriority: 'high',
    class: cover['picture'] ?? '',
    alt: '',
    src: address,
  });
}

/** Rows of games as `CategoryPanel` shows them, without their pictures. */
export function tileRowElements(rows: readonly TileRow[]): HTMLElement[] {
  return rows.map(({ heading, size, tiles }) => {
    const places = tiles.map(({ name, mark, badge }) => {
      const words = tileWords(badge, mark);
      return element(
        'button',
        {
          type: 'button',
          ...(words !== '' && { title: words }),
          style: `--hue: ${hueOf(name)};`,
          class: `${tile['tile']} ${tile[size]} `,
        },
        element(
          'span',
          { class: tile['art'] ?? '' },
          element('span', { 'aria-hidden': 'true', class: tile['drawn'] ?? '' }, drawnName(name)),
          ...corner('badge', badge),
          ...corner('mark', mark),
        ),
        element('span', { class: tile['name'] ?? '' }, name),
      );
    });
    const grid = element('div', { class: categories[size] ?? '' }, ...places);
    if (heading === '') return element('div', {}, grid);
    return element('div', {}, element('h2', { class: categories['heading'] ?? '' }, heading), grid);
  });
}

/** A word in a corner of a tile, if there is one. */
function corner(place: 'badge' | 'mark', word = ''): HTMLElement[] {
  return word === '' ? [] : [element('span', { 'aria-hidden': 'true', class: tile[place] ?? '' }, word)];
}

/** The picture of a tile as `GameTile` shows it: it fades in over what is drawn, and goes if it cannot be had. */
export function tilePicture(address: string): HTMLElement {
  const picture = element('img', { alt: '', decoding: 'async', src: address });
  picture.addEventListener('load', () => picture.setAttribute('class', tile['loaded'] ?? ''));
  picture.addEventListener('error', () => picture.remove());
  return picture;
}

/** A member's name, level and balance as last known, as `MemberGreeting` shows them. */
export function memberGreeting(username: string, vip: number, balance: string | null): HTMLElement[] {
  return [
    element(
      'div',
      { class: greeting['words'] ?? '' },
      element('p', { translate: 'no', class: greeting['name'] ?? '' }, username),
      element('p', { translate: 'no', class: greeting['vip'] ?? '' }, `VIP${vip}`),
    ),
    element(
      'div',
      { class: greeting['money'] ?? '', 'data-old': 'true' },
      element('p', { class: greeting['hint'] ?? '' }, OLD_BALANCE),
      element('p', { translate: 'no', class: greeting['balance'] ?? '' }, formatCny(balance)),
    ),
  ];
}

/** The place of a member's words before they are known. */
export function waitingGreeting(): HTMLElement {
  const bone = element('span', {
    'aria-hidden': 'true',
    class: `${skeleton['bone']} ${greeting['bone']}`,
  });
  return element('div', { 'aria-busy': 'true', class: greeting['words'] ?? '' }, bone);
}
