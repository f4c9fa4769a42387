import { addDays, dayIn, instantIn } from '@contract/calendar';
import { deadlinesOf } from '@contract/rentals/cancellation.rules';
import type { PublicSettings } from '@contract/settings';
import { useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { legalMessages } from '../legal-messages';

const HOURS_A_DAY = 24;
const DAYS_LEFT = 7;

/** Example of the cancellation deadlines, as dates, for a pickup that can still be cancelled with a full refund. */
export function CancelExample({ settings: { rules, cancellation } }: { settings: PublicSettings }) {
  const t = useText(legalMessages);
  const { formatInstant } = useFormats();
  const ahead = Math.ceil(cancellation.freeUntilHours / HOURS_A_DAY) + DAYS_LEFT;
  const day = addDays(dayIn(rules.zone, new Date()), ahead);
  const pickup = instantIn(rules.zone, day, rules.pickupFrom);
  const { freeUntil, partUntil } = deadlinesOf(cancellation, pickup);
  const words = (instant: Date) => formatInstant(instant.toISOString());
  return (
    <p>
      {t('cancelExample', {
        pickup: words(pickup),
        free: words(freeUntil),
        percent: cancellation.partPercent,
        part: words(partUntil),
      })}
    </p>
  );
}
