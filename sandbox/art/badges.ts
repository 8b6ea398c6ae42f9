import { backdrop, escapeText, seedOf, svgDocument } from '#sandbox/art/paint.ts';

/** A member's avatar, to be cropped to a circle: the initial on a hue derived from the name, 160×160. */
export function avatarPicture(name: string): string {
  const letter = Array.from(name)[0]?.toUpperCase() ?? '';
  return svgDocument(
    160,
    160,
    name,
    backdrop(160, 160, seedOf(name) % 360, 50, 30) +
      `<circle cx="80" cy="80" r="66" fill="none" stroke="url(#g)" stroke-width="3"/>` +
      `<text x="80" y="104" text-anchor="middle" font-family="Georgia,serif" font-size="68" font-weight="700" fill="url(#g)">${escapeText(letter)}</text>`,
  );
}

/** The badge of a VIP level, 96×96. */
export function vipPicture(level: number): string {
  const shown = Number.isInteger(level) && level >= 0 && level <= 99 ? level : 0;
  return svgDocument(
    96,
    96,
    `VIP${shown}`,
    `<path d="M48 6L84 18V48C84 70 68 84 48 91 28 84 12 70 12 48V18Z" fill="hsl(${(20 + shown * 33) % 360},48%,22%)" stroke="url(#g)" stroke-width="4"/>` +
      `<path d="M26 36L36 44 48 26 60 44 70 36 66 54H30Z" fill="url(#g)"/>` +
      `<text x="48" y="75" text-anchor="middle" font-family="Georgia,serif" font-size="19" font-weight="700" fill="url(#g)">V${shown}</text>`,
  );
}

/** The round logo of a bank or wallet, 64×64. */
export function bankPicture(name: string): string {
  const letter = Array.from(name)[0] ?? '';
  const hue = seedOf(name) % 360;
  return svgDocument(
    64,
    64,
    name,
    `<circle cx="32" cy="32" r="30" fill="hsl(${hue},46%,28%)" stroke="url(#g)" stroke-width="2"/>` +
      `<text x="32" y="42" text-anchor="middle" font-family="'Noto Serif CJK SC','Songti SC',serif" font-size="28" font-weight="700" fill="url(#g)">${escapeText(letter)}</text>`,
  );
}
