import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS length; in prerendered markup size it by a class, as the policy forbids style attributes. */
  width?: string;
  height?: string;
  className?: string;
}

/** The place of something still loading; decorative, so the region around it says `aria-busy`. */
export function Skeleton({ width, height, className = '' }: SkeletonProps) {
  return <span aria-hidden="true" className={`${styles['bone']} ${className}`} style={{ width, height }} />;
}
