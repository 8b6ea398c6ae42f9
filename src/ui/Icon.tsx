import { art } from './art.ts';
import type { IconName } from './icons.ts';

export type { IconName } from './icons.ts';

interface IconProps {
  name: IconName;
  /** Width and height in CSS pixels. */
  size?: number;
  className?: string | undefined;
}

/** A decorative icon from the sprite; the control around it has the accessible name. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg aria-hidden="true" className={className} width={size} height={size}>
      <use href={`${art('icons.svg')}#${name}`} />
    </svg>
  );
}
