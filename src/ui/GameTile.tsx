import { useRef, useState, type ComponentProps } from 'react';
import { useNearViewport } from './nearViewport.ts';
import { shownPictures } from './shownPictures.ts';
import { drawnName, hueOf, tileWords } from './tileArt.ts';
import styles from './GameTile.module.css';

interface GameTileProps extends Omit<ComponentProps<'button'>, 'name' | 'ref'> {
  /** The game's name: the accessible name, and the source of the generated tile. */
  name: string;
  picture?: string | undefined;
  /** A short name of the provider, in the corner of the picture. */
  mark?: string | undefined;
  /** A word about the game, such as 热门, in the corner of the picture. */
  badge?: string | undefined;
  size?: 'grid' | 'large' | 'small';
}

declare module 'react' {
  interface CSSProperties {
    /** of a generated tile, in degrees */
    '--hue'?: number;
  }
}

/**
 * The tile of a game; a placeholder generated from the name is shown until, or unless, a picture loads. Mark and badge
 * describe the button, whose name is the game's alone.
 */
export function GameTile({
  name,
  picture,
  mark,
  badge,
  size = 'grid',
  className = '',
  ...rest
}: GameTileProps) {
  const tile = useRef<HTMLButtonElement>(null);
  const near = useNearViewport(tile);
  const [broken, setBroken] = useState('');
  const [loaded, setLoaded] = useState('');
  const source = picture === broken ? undefined : picture;
  const shown = shownPictures.has(source ?? '');
  return (
    <button
      ref={tile}
      type="button"
      {...rest}
      title={tileWords(badge, mark) || undefined}
      style={{ '--hue': hueOf(name) }}
      className={`${styles['tile']} ${styles[size]} ${className}`}
    >
      <span className={styles['art']}>
        <span aria-hidden="true" className={styles['drawn']}>
          {drawnName(name)}
        </span>
        {(near || shown) && source && (
          <img
            key={source}
            alt=""
            decoding="async"
            src={source}
            className={shown || loaded === source ? styles['loaded'] : undefined}
            onLoad={() => setLoaded(source)}
            onError={() => setBroken(source)}
          />
        )}
        {badge && (
          <span aria-hidden="true" className={styles['badge']}>
            {badge}
          </span>
        )}
        {mark && (
          <span aria-hidden="true" className={styles['mark']}>
            {mark}
          </span>
        )}
      </span>
      <span className={styles['name']}>{name}</span>
    </button>
  );
}
