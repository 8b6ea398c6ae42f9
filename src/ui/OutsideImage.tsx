import { useState, type ComponentProps } from 'react';

/** The attributes of an image, except those set by the component. */
export interface OutsideImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> {
  /** An address that may be loaded, if there is one. */
  address?: string | null | undefined;
  /** A picture of the app, used if there is no other or it fails to load. */
  fallback: string;
}

/** A decorative picture from an external address. */
export function OutsideImage({ address, fallback, ...rest }: OutsideImageProps) {
  const [broken, setBroken] = useState<string | null>();
  // The element is reused with a new `src`, so the fallback stays visible until the picture has loaded.
  const source = address && address !== broken ? address : fallback;
  return <img {...rest} alt="" src={source} onError={() => setBroken(address)} />;
}
