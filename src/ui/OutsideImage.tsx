import { useState, type ComponentProps } from 'react';

/** Every attribute of a picture but those that it has from here. */
export interface OutsideImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> {
  /** An address that was found fit to be shown, if there is one. */
  address?: string | null | undefined;
  /** A drawn picture of ours, where there is no other or it does not load. */
  fallback: string;
}

/** A picture from outside that only decorates. */
export function OutsideImage({ address, fallback, ...rest }: OutsideImageProps) {
  const [broken, setBroken] = useState<string | null>();
  // The same element changes its source, so the drawn picture stays until the other one is there.
  const source = address && address !== broken ? address : fallback;
  return <img {...rest} alt="" src={source} onError={() => setBroken(address)} />;
}
