import { useRef, useState, type ComponentProps } from 'react';
import { useNearViewport } from './nearViewport.ts';
import styles from './GameTile.module.css';

interface GameTileProps extends Omit<ComponentProps<'button'>, 'name' | 'ref'> {
  /** The game's name: the accessible name, and what the drawn tile is made from. */
  name: string;
  picture?: string | undefined;
  /** Art shown when there is no picture of the game, before the drawn tile. */
  fallback?: string | undefined;
  size?: 'grid' | 'large' | 'small';
}

function tone(name: string): number {
  let sum = 0;
  for (const char of name) sum = (sum * 31 + char.charCodeAt(0)) % 997;
  return sum % 6;
}

/** A game to press; its place is drawn from the name until, or unless, a picture arrives. */
export function GameTile({ name, picture, fallback, size = 'grid', className = '', ...rest }: GameTileProps) {
  const tile = useRef<HTMLButtonElement>(null);
  const near = useNearViewport(tile);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const [loaded, setLoaded] = useState('');
  const source = [picture, fallback].find((one) => one && !broken.includes(one));
  return (
    <button
      ref={tile}
      type="button"
      {...rest}
      data-tone={tone(name)}
      className={`${styles['tile']} ${styles[size]} ${className}`}
    >
      <span className={styles['art']}>
        <span aria-hidden="true" className={styles['drawn']}>
          {Array.from(name).slice(0, 2).join('')}
        </span>
        {near && source && (
          <img
            key={source}
            alt=""
            decoding="async"
            src={source}
            className={loaded === source ? styles['loaded'] : undefined}
            onLoad={() => setLoaded(source)}
            onError={() => setBroken((before) => [...before, source])}
          />
        )}
      </span>
      <span className={styles['name']}>{name}</span>
    </button>
  );
}
