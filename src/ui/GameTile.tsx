import { useRef, useState, type ComponentProps } from 'react';
import { useNearViewport } from './nearViewport.ts';
import { shownPictures } from './shownPictures.ts';
import { initialsOf, toneOf } from './tileArt.ts';
import styles from './GameTile.module.css';

interface GameTileProps extends Omit<ComponentProps<'button'>, 'name' | 'ref'> {
  /** The game's name: the accessible name, and the source of the generated tile. */
  name: string;
  picture?: string | undefined;
  /** Fallback for a missing picture, before the generated tile. */
  fallback?: string | undefined;
  size?: 'grid' | 'large' | 'small';
}

/** The tile of a game; a placeholder generated from the name is shown until, or unless, a picture loads. */
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
