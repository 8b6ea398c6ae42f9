import { useMemo } from 'react';
import { qrPicture } from './qrPicture.ts';
import styles from './QrCode.module.css';

interface QrCodeProps {
  /** The encoded text. */
  text: string;
  /** Accessible name of the picture. */
  label: string;
  /** Width and height in CSS pixels, with the white edge. */
  size?: number;
}

/** A QR code on white, as a picture that can be saved; import it lazily. */
export function QrCode({ text, label, size = 200 }: QrCodeProps) {
  const picture = useMemo(() => qrPicture(text), [text]);
  return <img src={picture} alt={label} width={size} height={size} className={styles['code']} />;
}
