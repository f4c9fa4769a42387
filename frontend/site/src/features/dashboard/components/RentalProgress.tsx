import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { RentalSteps } from '@/ui/rental-steps/RentalSteps';
import type { CustomerRental } from '../customer-rental';
import { dashboardMessages } from '../messages';
import { isAhead } from '../rental-status.rules';
import styles from './rental-card.module.css';

/** The steps of a rental, with the sums that were paid and the documents to bring. */
export function RentalProgress({ rental }: { rental: CustomerRental }) {
  const t = useText(dashboardMessages);
  return (
    <RentalSteps rental={rental}>
      {(['received', 'checking'] as const)
        .filter((part) => rental.money[part] > 0)
        .map((part) => (
          <li key={part} className={part === 'received' ? styles.money : undefined}>
            {t(part, { amount: formatRupees(rental.money[part]) })}
          </li>
        ))}
      {isAhead(rental.status) && <li>{t('bring')}</li>}
    </RentalSteps>
  );
}
