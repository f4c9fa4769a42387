import type { PublicSettings } from '@contract/settings';
import { useText } from '@/lib/i18n';
import { companyMessages } from '../messages';
import { Counter } from './Counter';
import styles from './counters.module.css';

const COUNTERS = [
  ['rentouts', 'counterRentouts'],
  ['centres', 'counterCentres'],
  ['customers', 'counterCustomers'],
] as const;

/** The counters above 0. */
export function Counters({ counters }: { counters: PublicSettings['counters'] }) {
  const t = useText(companyMessages);
  const shown = COUNTERS.filter(([name]) => counters[name] > 0);
  if (shown.length === 0) return null;
  return (
    <dl className={styles.counters}>
      {shown.map(([name, label]) => (
        <Counter key={name} value={counters[name]} label={t(label)} />
      ))}
    </dl>
  );
}
