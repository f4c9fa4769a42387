import { useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { dayState } from '../availability/slots.rules';
import { useFreeHours } from '../availability/use-free-hours';
import { rentingMessages } from '../messages';
import type { TripChoice } from './use-trip';
import styles from './free-hours-note.module.css';

/** The free hours of the chosen days if the car is taken for a part of them. */
export function FreeHoursNote({ trip }: { trip: TripChoice }) {
  const t = useText(rentingMessages);
  const { formatWeekday } = useFormats();
  const freeHours = useFreeHours();
  const { window, calendar } = trip;
  const days = [...new Set([window.fromDate, window.toDate])].filter(
    (day) => dayState(day, calendar) === 'partly',
  );
  return (
    <div role="status" className={styles.notes}>
      {days.map((day) => (
        <p key={day} className={styles.note}>
          {t('freeHours', { day: formatWeekday(day), hours: freeHours(day, calendar.blocked) })}
        </p>
      ))}
    </div>
  );
}
