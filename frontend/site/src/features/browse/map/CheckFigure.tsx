import { checkingTime } from '@contract/rentals/checking-times';
import { useCheckingTimes } from '@/lib/checking-times';
import { useText } from '@/lib/i18n';
import { mapMessages } from './map-messages';
import styles from './pickup-map.module.css';

/** The measured time of the document check. Shows nothing if too few checks were measured. */
export function CheckFigure() {
  const t = useText(mapMessages);
  const minutes = useCheckingTimes().documentsMinutes;
  if (minutes === null) return null;
  const { unit, count } = checkingTime(minutes);
  return (
    <p className={styles.figure}>
      <strong>{t(unit, { count })}</strong> <span>{t('checkTime')}</span>
    </p>
  );
}
