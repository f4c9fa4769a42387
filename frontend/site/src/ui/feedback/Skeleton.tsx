import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** A grey placeholder of the content's size. It needs a loading text for screen readers next to it. */
export function Skeleton({ width = '100%', height = '1em', radius }: CSSProps) {
  return (
    <span className={styles.skeleton} style={{ width, height, borderRadius: radius }} aria-hidden="true" />
  );
}

interface CSSProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  radius?: CSSProperties['borderRadius'];
}
