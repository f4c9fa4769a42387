import type { TimelineBar } from '@contract/fleet/console-fleet';
import { useText } from '../../shared/i18n';
import { KIND_NAMES, kindStyle } from './bar-style';
import styles from './timeline.module.css';

const KINDS = Object.keys(KIND_NAMES) as TimelineBar['kind'][];

export function Legend() {
  const t = useText();
  return (
    <ul className={styles['legend']} aria-label={t('Colours')}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <span className={`${styles['swatch']} ${kindStyle(kind)}`} />
          {t(KIND_NAMES[kind])}
        </li>
      ))}
      <li>
        <span className={`${styles['swatch']} ${styles['booking']} ${styles['pending']}`} />
        {t('Not confirmed yet')}
      </li>
      <li>
        <span className={`${styles['swatch']} ${styles['booking']} ${styles['over']}`} />
        {t('Ended')}
      </li>
    </ul>
  );
}
