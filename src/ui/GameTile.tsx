import { useRef, useState, type ComponentProps } from 'react';
import { useNearViewport } from './nearViewport.ts';
import { shownPictures } from './shownPictures.ts';
import { initialsOf, toneOf } from './tileArt.ts';
import styles from './GameTile.module.css';

interface GameTileProps extends Omit<ComponentProps<'button'>, 'name' | 'ref'> {
  /** The game's name: the accessible name, and what the drawn tile is made from. */
  name: string;
  picture?: string | undefined;
  /** Art shown when there is no picture of the game, before the drawn tile. */
  fallback?: string | undefined;
  size?: 'grid' | 'large' | 'small';
}

/** A game to press; its place is drawn from the name until, or unless, a picture arrives. */
export function GameTile({ name, picture, fallback, size = 'grid', className = '', ...rest }: GameTileProps) {
  const tile = useRef<HTMLButtonElement>(null);
  const near = useNearViewport(tile);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const [loaded, setLoaded] = useState('');
  const source = [picture, fallback].find((one) => one && !broken.includes(one));
  const shown = shownPictures.has(source ?? '');
  return (
    <button
      ref={tile}
      type="button"
      {...rest}
      data-tone={toneOf(name)}
      className={`${styles['tile']} ${styles[size]} ${className}`}
    >
      <span className={styles['art']}>
        <span aria-hidden="true" className={styles['drawn']}>
          {initialsOf(name)}
        </span>
        {(near || shown) && source && (
          <img
            key={source}
            alt=""
            decoding="async"
            src={source}
            className={shown || loaded === source ? styles['loaded'] : undefined}
            onLoad={() => setLoaded(source)}
            onError={() => setBroken((before) => [...before, source])}
          />
        )}
      </span>
      <span className={styles['name']}>{name}</span>
    </button>
  );
}
