import { formatRupees } from '@/lib/format';
import { useDuration } from '@/lib/duration';
import { useText } from '@/lib/i18n';
import type { FareQuote } from '@contract/fare';
import type { KnownFareLine } from './fare-lines.rules';
import { rentingMessages } from '../messages';

const FIXED = {
  insurance: 'lineInsurance',
  washing: 'lineWashing',
  convenience: 'lineConvenience',
} as const;

/** Says in the visitor's language what a line of the fare is for. */
export function useFareLabel(fare: FareQuote): (line: KnownFareLine) => string {
  const t = useText(rentingMessages);
  const say = useDuration();
  return ({ about, label }) => {
    switch (about.kind) {
      case 'price':
        return t('linePrice', { days: say.days(about.days), amount: formatRupees(about.perDay) });
      case 'cheaperPrice': {
        const duration = say.whole(fare.duration, fare.extraHours);
        return t('linePriceCheaper', { days: say.days(about.days), duration });
      }
      case 'hours':
        return t('lineHours', { hours: say.hours(about.hours) });
      case 'discount':
        return t('lineDiscount', { percent: about.percent });
      case 'other':
        return label;
      default:
        return t(FIXED[about.kind]);
    }
  };
}
