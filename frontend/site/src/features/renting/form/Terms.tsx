import type { AgreedTermsWire } from '@contract/rentals/agreed-terms';
import { chargesInForce } from '@contract/rentals/charge-lines';
import { ourCancellation } from '@contract/rentals/symmetry';
import type { PublicSettings } from '@contract/settings';
import { formatRupees } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { rentingMessages } from '../messages';
import styles from './terms.module.css';

interface TermsProps {
  /** Terms of a held car. If null, the terms in the settings apply. */
  agreed: AgreedTermsWire | null;
}

/** A summary of the terms. */
export function Terms({ agreed }: TermsProps) {
  const settings = useSettings().data;
  return settings ? <TermList settings={settings} agreed={agreed} /> : <Skeleton height="12rem" />;
}

function TermList({ settings, agreed }: TermsProps & { settings: PublicSettings }) {
  const t = useText(rentingMessages);
  const localize = useLocalize();
  const { lateFeePerHour, lateGraceMinutes } = agreed?.charges ?? chargesInForce(settings);
  const policy = (agreed ?? settings).cancellation;
  const { freeUntilHours: free, partUntilHours: part, partPercent, coolingOffMinutes } = policy;
  const lines = [
    t('late', { amount: formatRupees(lateFeePerHour), grace: lateGraceMinutes }),
    t('age', { age: settings.rules.minimumAge }),
    t('documents'),
    free > 0 ? t('cancelFree', { hours: free }) : t('cancelAlways'),
    ...(free > part ? [t('cancelPart', { percent: partPercent, free, part })] : []),
    ...(part > 0 ? [t('cancelNone', { part })] : []),
    ...(coolingOffMinutes > 0 ? [t('cancelCooling', { minutes: coolingOffMinutes, part })] : []),
    localize(ourCancellation(policy)),
    t('refundWithin', { days: settings.rules.refundWorkingDays }),
  ];
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
