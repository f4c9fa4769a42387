import type { CancellationOffer } from '@contract/rentals/cancellation.rules';
import { cx } from '@/lib/cx';
import { useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { costMessages } from './cost-messages';
import styles from './costs.module.css';

/** The refund after a cancellation, with its deadline as a date. */
export function CancellationNote({ offer, className }: { offer: CancellationOffer; className?: string }) {
  const t = useText(costMessages);
  const { formatInstant } = useFormats();
  const policy = useSettings().data?.cancellation;
  if (!policy) return null;
  const { tier, percent, until } = offer;
  const deadline = until && formatInstant(until);
  const text =
    tier === 'COOLING_OFF'
      ? t('cancelCooling', { minutes: policy.coolingOffMinutes })
      : !deadline
        ? t('cancelNone', { hours: policy.partUntilHours })
        : percent === 100
          ? t('cancelFree', { deadline })
          : t('cancelPart', { percent, deadline });
  return <p className={cx(className, percent === 0 && styles.none)}>{text}</p>;
}
