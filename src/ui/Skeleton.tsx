import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS length; prerendered markup must use a class instead, because the CSP forbids style attributes. */
  width?: string;
  height?: string;
  className?: string;
}

/** A placeholder for loading content; decorative, so the region around it has `aria-busy`. */
export function Skeleton({ width, height, className = '' }: SkeletonProps) {
  return <span aria-hidden="true" className={`${styles['bone']} ${className}`} style={{ width, height }} />;
}
