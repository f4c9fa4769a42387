import { useId } from 'react';
import type { VehicleDetails } from '@contract/fleet/vehicles';
import { useText } from '@/lib/i18n';
import { costMessages } from './cost-messages';
import { CostList } from './CostList';
import styles from './costs.module.css';

/** The charges besides the fare, under a heading. */
export function Costs({ car }: { car: VehicleDetails }) {
  const t = useText(costMessages);
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('title')}</h2>
      <CostList car={car} />
    </section>
  );
}
