import type { PublicSettings } from '@contract/settings';
import { useText } from '@/lib/i18n';
import { companyMessages } from '../messages';
import { Counter } from './Counter';
import styles from './counters.module.css';

export function Counters({ counters }: { counters: PublicSettings['counters'] }) {
  const t = useText(companyMessages);
  return (
    <dl className={styles.counters}>
      <Counter value={counters.rentouts} label={t('counterRentouts')} />
      <Counter value={counters.centres} label={t('counterCentres')} />
      <Counter value={counters.customers} label={t('counterCustomers')} />
    </dl>
  );
}
