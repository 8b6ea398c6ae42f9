import { encode } from 'uqr';
import styles from './QrCode.module.css';

interface QrCodeProps {
  /** The encoded text. */
  text: string;
  /** Accessible name of the picture. */
  label: string;
  /** Width and height in CSS pixels, with the quiet zone. */
  size?: number;
}

/** A QR code on white with its quiet zone; import it lazily. */
export function QrCode({ text, label, size = 200 }: QrCodeProps) {
  const code = encode(text, { ecc: 'M', border: 4 });
  const path = code.data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline SVG has no URL for an img
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      className={styles['code']}
    >
      <path d={path} />
    </svg>
  );
}
