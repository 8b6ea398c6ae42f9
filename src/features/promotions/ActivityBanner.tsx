import { outsideUrl } from '#machines/root/outsideUrl.ts';
import { art } from '#ui/art.ts';
import { OutsideImage } from '#ui/OutsideImage.tsx';

/** A promotion's picture in a fixed frame; the drawn one where there is none, or it does not load. */
export function ActivityBanner({ address, className }: { address: string; className: string }) {
  return (
    <div className={className}>
      <OutsideImage
        address={outsideUrl(address, window.location.origin)}
        fallback={art('banner-default.svg')}
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}
