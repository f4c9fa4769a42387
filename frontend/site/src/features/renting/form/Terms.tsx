import type { AgreedTermsWire } from '@contract/rentals/agreed-terms';
import { chargesInForce } from '@contract/rentals/charge-lines';
import { cancellationLines } from '@contract/rentals/term-lines';
import type { PublicSettings } from '@contract/settings';
import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { TermList } from '@/ui/costs/TermList';
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
  return settings ? <Summary settings={settings} agreed={agreed} /> : <Skeleton height="12rem" />;
}

function Summary({ settings, agreed }: TermsProps & { settings: PublicSettings }) {
  const t = useText(rentingMessages);
  const { lateFeePerHour, lateGraceMinutes } = agreed?.charges ?? chargesInForce(settings);
  const lines = [
    t('late', { amount: formatRupees(lateFeePerHour), grace: lateGraceMinutes }),
    t('age', { age: settings.rules.minimumAge }),
    t('documents'),
    t('refundWithin', { days: settings.rules.refundWorkingDays }),
  ];
  return (
    <>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <TermList lines={cancellationLines((agreed ?? settings).cancellation)} />
    </>
  );
}
