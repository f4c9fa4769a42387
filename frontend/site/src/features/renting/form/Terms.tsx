import type { PublicSettings } from '@contract/settings';
import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { rentingMessages } from '../messages';
import styles from './terms.module.css';

/** The terms in short, with the figures of the settings. */
export function Terms() {
  const settings = useSettings().data;
  return settings ? <TermList settings={settings} /> : <Skeleton height="12rem" />;
}

function TermList({ settings }: { settings: PublicSettings }) {
  const t = useText(rentingMessages);
  const {
    freeUntilHours: free,
    partUntilHours: part,
    partPercent,
    coolingOffMinutes,
  } = settings.cancellation;
  const lines = [
    t('late', { amount: formatRupees(settings.lateFeePerHour), grace: settings.rules.lateGraceMinutes }),
    t('age', { age: settings.rules.minimumAge }),
    t('documents'),
    t('cancelFree', { hours: free }),
    ...(free > part ? [t('cancelPart', { percent: partPercent, free, part })] : []),
    t('cancelNone', { part }),
    ...(coolingOffMinutes > 0 ? [t('cancelCooling', { minutes: coolingOffMinutes, part })] : []),
    t('cancelUs'),
    t('refundWithin'),
  ];
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
