import type { OwnRental } from '@contract/rentals/rentals';
import { paths } from '@/app/paths';
import { formatRupees } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { AgreedTerms } from '@/ui/costs/AgreedTerms';
import { LinkButton } from '@/ui/form/LinkButton';
import { confirmationMessages } from '../messages';
import { nextSteps } from '../next-steps.rules';
import { MoneyDetails } from './MoneyDetails';
import { ReceiptButton } from './ReceiptButton';
import { RentalPanel } from './RentalPanel';
import styles from './rental-panel.module.css';

interface OwnRentalPanelProps {
  rental: OwnRental;
  /** Shown on the page of the confirmation itself. */
  isPage?: boolean;
  /** Shown above the task of another page. */
  folded?: boolean;
}

/** A rental of the signed-in customer, read from the server. */
export function OwnRentalPanel({ rental, isPage, folded }: OwnRentalPanelProps) {
  const t = useText(confirmationMessages);
  const localize = useLocalize();
  const { kind, status, car, reference } = rental;
  const carName = `${car.carName} ${car.carModel}`;
  const title =
    status === 'PENDING'
      ? t(`${kind}Received`)
      : status === 'CONFIRMED'
        ? t(`${kind}Confirmed`)
        : localize(rental);
  return (
    <RentalPanel
      as={isPage ? 'h1' : folded ? 'p' : 'h2'}
      folded={folded}
      title={title}
      rental={{ ...rental, carName }}
      facts={[
        [t('pickupPlace'), car.location],
        ...rental.payments.map(
          ({ status: state, amount, transactionId: id }) =>
            [t('payment'), t(state, { amount: formatRupees(amount), id })] as const,
        ),
      ]}
      steps={nextSteps(rental)}
    >
      {isPage && <MoneyDetails rental={rental} />}
      {isPage && <AgreedTerms terms={rental} />}
      <div className={styles.actions}>
        <ReceiptButton reference={reference} />
        {isPage ? (
          <LinkButton variant="ghost" to={kind === 'BOOKING' ? paths.bookings : paths.reservation}>
            {t('toDashboard')}
          </LinkButton>
        ) : (
          <LinkButton variant="ghost" to={paths.confirmation(reference)}>
            {t('open')}
          </LinkButton>
        )}
      </div>
    </RentalPanel>
  );
}
