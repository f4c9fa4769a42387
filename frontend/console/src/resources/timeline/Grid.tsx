import type { CSSProperties } from 'react';
import { Link, useCanAccess, useCreatePath } from 'react-admin';
import type { TimelineRow } from '@contract/fleet/console-fleet';
import { useText } from '../../shared/i18n';
import { formatDayOfMonth, formatMonth, formatWeekday } from '../../shared/i18n/format';
import { NumberPlate } from '../../shared/ui/NumberPlate';
import { Bar } from './Bar';
import { daysOf, positionIn, today, type View } from './timeline-view';
import styles from './timeline.module.css';

/** The same height as other links. A flex box would not end a long name with an ellipsis. */
const NAME = {
  display: 'block',
  lineHeight: { xs: '44px', sm: '24px' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

const isSunday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

export function Grid({ rows, view }: { rows: readonly TimelineRow[]; view: View }) {
  const t = useText();
  const days = daysOf(view);
  const now = new Date();
  const { left, inside } = positionIn(view, now, now);
  const thisDay = today();
  const parts = { '--days': view.days, '--now': `${left * 100}%` } as CSSProperties;
  return (
    <div className={styles['frame']} role="region" aria-label={t('Fleet timeline, scrollable')} tabIndex={0}>
      <table className={styles['grid']} style={parts}>
        <thead>
          <tr>
            <th scope="col" className={styles['car']}>
              {t('Car')}
            </th>
            {days.map((day, index) => (
              <th
                key={day}
                scope="col"
                className={`${day === thisDay ? styles['today'] : ''} ${isSunday(day) ? styles['sunday'] : ''}`}
                aria-current={day === thisDay ? 'date' : undefined}
              >
                <span>{formatWeekday(day)}</span>
                <strong>{formatDayOfMonth(day)}</strong>
                {(index === 0 || day.endsWith('-01')) && <span>{formatMonth(day)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={styles['car']}>
                <CarName row={row} />
              </th>
              <td colSpan={view.days}>
                {inside && <span className={styles['now']} />}
                {row.bars.length > 0 && (
                  <ul>
                    {row.bars.map((bar) => (
                      <Bar
                        key={`${bar.kind} ${bar.label} ${bar.startsAt}`}
                        bar={bar}
                        carId={row.id}
                        view={view}
                      />
                    ))}
                  </ul>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CarName({ row }: { row: TimelineRow }) {
  const t = useText();
  const createPath = useCreatePath();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'cars', action: 'edit' });
  const page = mayEdit ? { resource: 'cars', type: 'edit' } : { resource: 'timeline', type: 'show' };
  return (
    <>
      <div className={styles['name']}>
        <Link to={createPath({ ...page, id: row.id })} sx={NAME}>
          {`${row.carName} ${row.carModel}`}
        </Link>
      </div>
      <div className={styles['below']}>{row.retired ? t('Retired') : <NumberPlate plate={row.plate} />}</div>
    </>
  );
}
