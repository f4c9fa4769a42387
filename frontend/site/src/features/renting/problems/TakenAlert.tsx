import type { Day, TimeOfDay } from '@contract/calendar';
import { paths } from '@/app/paths';
import { formatRupees, useFormats } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { Link } from '@/ui/navigation/Link';
import { rentingMessages } from '../messages';
import type { TakenProblem } from './problem.rules';
import styles from './taken-alert.module.css';

interface TakenAlertProps {
  problem: TakenProblem;
  /** Chooses the next free start. If absent, the start is only shown. */
  onUseNextFree?: (date: Day, time: TimeOfDay) => void;
}

/** Shown if another customer has rented the car: its next free time, and similar cars that are free at the chosen time. */
export function TakenAlert({ problem, onUseNextFree }: TakenAlertProps) {
  const t = useText(rentingMessages);
  const localize = useLocalize();
  const { formatMoment } = useFormats();
  const { nextFreeFrom, alternatives } = problem.taken;
  return (
    <Alert tone="warning" title={t('takenTitle')}>
      <p>{localize(problem.text)}</p>
      {nextFreeFrom && (
        <div className={styles.next}>
          <p>{t('nextFree', { moment: formatMoment(nextFreeFrom.date, nextFreeFrom.time) })}</p>
          {onUseNextFree && (
            <Button variant="secondary" onClick={() => onUseNextFree(nextFreeFrom.date, nextFreeFrom.time)}>
              {t('useNextFree')}
            </Button>
          )}
        </div>
      )}
      {alternatives.length > 0 && (
        <div className={styles.alternatives}>
          <p>{t('alternatives')}</p>
          <ul>
            {alternatives.map((car) => (
              <li key={car.id}>
                <Link to={`${paths.car(car.id)}${location.search}`}>
                  {car.imageUrl && <img src={car.imageUrl} alt="" width={96} height={64} loading="lazy" />}
                  <span>
                    <strong>
                      {car.carName} {car.carModel}
                    </strong>
                    <br />
                    {formatRupees(car.costPerDay)} {t('perDay')}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Alert>
  );
}
