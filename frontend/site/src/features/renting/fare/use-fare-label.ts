import type { FareQuote } from '@contract/rentals/fare';
import { useDuration } from '@/lib/duration';
import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { rentingMessages } from '../messages';
import type { KnownFareLine } from './fare-lines.rules';

const FIXED = {
  insurance: 'lineInsurance',
  washing: 'lineWashing',
  convenience: 'lineConvenience',
} as const;

/** Describes a line of the fare in the visitor's language. */
export function useFareLabel(fare: FareQuote): (line: KnownFareLine) => string {
  const t = useText(rentingMessages);
  const duration = useDuration();
  return ({ about, label }) => {
    switch (about.kind) {
      case 'price':
        return t('linePrice', { days: duration.days(about.days), amount: formatRupees(about.perDay) });
      case 'cheaperPrice': {
        const chosen = duration.whole(fare.duration, fare.extraHours);
        return t('linePriceCheaper', { days: duration.days(about.days), duration: chosen });
      }
      case 'hours':
        return t('lineHours', { hours: duration.hours(about.hours) });
      case 'discount':
        return t('lineDiscount', { percent: about.percent });
      case 'other':
        return label;
      default:
        return t(FIXED[about.kind]);
    }
  };
}
