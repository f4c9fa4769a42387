import type { RefObject } from 'react';
import { useDuration } from '@/lib/duration';
import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { useScreenPosition } from '@/lib/use-screen-position';
import { Button } from '@/ui/form/Button';
import type { LiveFare } from '../fare/use-live-fare';
import { rentingMessages } from '../messages';
import styles from './review-bar.module.css';

interface ReviewBarProps {
  fare: LiveFare;
  /** The bar is shown while this element is below the visible part of the page. */
  target: RefObject<HTMLElement | null>;
  onReview: () => void;
}

/** The total and the next step, at the bottom of a phone's screen. */
export function ReviewBar({ fare, target, onReview }: ReviewBarProps) {
  const t = useText(rentingMessages);
  const duration = useDuration();
  const isBelow = useScreenPosition(target) === 'below';
  if (!fare.quote || !isBelow) return null;
  return (
    <div className={styles.bar}>
      <span>
        <strong>{formatRupees(fare.quote.total)}</strong>{' '}
        {duration.whole(fare.quote.duration, fare.quote.extraHours)}
      </span>
      <Button onClick={onReview}>{t('reviewAndConfirm')}</Button>
    </div>
  );
}
