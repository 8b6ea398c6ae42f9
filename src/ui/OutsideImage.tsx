import { useState, type ComponentProps } from 'react';

interface OutsideImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> {
  /** An address that was found fit to be shown, or null. */
  address: string | null;
  /** A drawn picture of ours, where there is no other or it does not load. */
  fallback: string;
}

/** A picture from outside that only decorates. */
export function OutsideImage({ address, fallback, ...rest }: OutsideImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const source = address === null || address === broken ? fallback : address;
  return <img {...rest} alt="" src={source} onError={() => setBroken(address)} />;
}
