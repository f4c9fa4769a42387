import type { TimelineBar } from '@contract/console-fleet';
import { KIND_NAMES, kindLook } from './bar-looks';
import styles from './timeline.module.css';

const KINDS = Object.keys(KIND_NAMES) as TimelineBar['kind'][];

export const Legend = () => (
  <ul className={styles['legend']} aria-label="Colours">
    {KINDS.map((kind) => (
      <li key={kind}>
        <span className={`${styles['swatch']} ${kindLook(kind)}`} />
        {KIND_NAMES[kind]}
      </li>
    ))}
    <li>
      <span className={`${styles['swatch']} ${styles['booking']} ${styles['pending']}`} />
      Not confirmed yet
    </li>
    <li>
      <span className={`${styles['swatch']} ${styles['booking']} ${styles['over']}`} />
      Returned
    </li>
  </ul>
);
