import { useState } from 'react';
import { outsideUrl } from '#machines/root/outsideUrl.ts';
import { art } from '#ui/art.ts';

/** A promotion's picture in a fixed frame; the drawn one where there is none, or it does not load. */
export function ActivityBanner({ address, className }: { address: string; className: string }) {
  const [broken, setBroken] = useState('');
  const allowed = outsideUrl(address, window.location.origin);
  const source = allowed === null || allowed === broken ? art('banner-default.svg') : allowed;
  return (
    <div className={className}>
      <img alt="" loading="lazy" decoding="async" src={source} onError={() => setBroken(source)} />
    </div>
  );
}
