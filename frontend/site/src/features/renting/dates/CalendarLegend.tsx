import { cx } from '@/lib/cx';
import { useText } from '@/lib/i18n';
import { rentingMessages } from '../messages';
import styles from './calendar-legend.module.css';

export function CalendarLegend() {
  const t = useText(rentingMessages);
  const marks = [
    { name: t('legendFree'), mark: null },
    { name: t('legendPartly'), mark: styles.partly },
    { name: t('legendTaken'), mark: styles.taken },
    { name: t('legendChosen'), mark: styles.chosen },
  ];
  return (
    <ul className={styles.legend}>
      {marks.map(({ name, mark }) => (
        <li key={name}>
          <span className={cx(styles.mark, mark)} aria-hidden="true">
            8
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}
