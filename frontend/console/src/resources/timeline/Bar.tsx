import { Link, useCanAccess, useCreatePath } from 'react-admin';
import { defined } from '@contract/defined';
import type { TimelineBar } from '@contract/fleet/console-fleet';
import { rentalResource } from '@contract/rentals/rentals';
import { useText } from '../../shared/i18n';
import { accessibleNameOf, styleOf } from './bar-style';
import { positionIn, type View } from './timeline-view';
import styles from './timeline.module.css';

interface Props {
  bar: TimelineBar;
  carId: number;
  view: View;
}

/** A bar with a link to its record. */
export function Bar({ bar, carId, view }: Props) {
  const t = useText();
  const to = usePathOf(bar, carId);
  const { left, right, cutLeft, cutRight, inside } = positionIn(view, bar.startsAt, bar.endsAt);
  if (!inside) return null;
  const name = accessibleNameOf(bar, t);
  const appearance = {
    className: `${styles['bar']} ${styleOf(bar)}`,
    title: name,
    style: { left: `${left * 100}%`, width: `${(right - left) * 100}%` },
  };
  const text = (
    <span aria-hidden className={styles['label']}>
      {`${cutLeft ? '‹ ' : ''}${bar.customerName ?? bar.label}${cutRight ? ' ›' : ''}`}
    </span>
  );
  return (
    <li>
      {to ? (
        <Link to={to} aria-label={name} {...appearance}>
          {text}
        </Link>
      ) : (
        <span role="img" aria-label={name} {...appearance}>
          {text}
        </span>
      )}
    </li>
  );
}

function usePathOf({ kind, id }: TimelineBar, carId: number): string | null {
  const createPath = useCreatePath();
  const { canAccess: mayBlock } = useCanAccess({ resource: 'blocks', action: 'list' });
  if (kind === 'BOOKING' || kind === 'RESERVATION') {
    return createPath({ resource: rentalResource(kind), type: 'show', id: defined(id, 'id') });
  }
  if (kind === 'HOLD' || !mayBlock) return null;
  const filter = encodeURIComponent(JSON.stringify({ carId }));
  return `${createPath({ resource: 'blocks', type: 'list' })}?filter=${filter}`;
}
