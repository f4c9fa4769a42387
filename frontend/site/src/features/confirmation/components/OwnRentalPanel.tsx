import type { ReactNode } from 'react';
import { useState } from 'react';
import { pickupDirectionsOf } from '@contract/directions';
import type { Rupees } from '@contract/money';
import type { OwnRental } from '@contract/rentals/rentals';
import { paths } from '@/app/paths';
import { formatRupees } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { AgreedTerms } from '@/ui/costs/AgreedTerms';
import { Button } from '@/ui/form/Button';
import { LinkButton } from '@/ui/form/LinkButton';
import { RentalSteps } from '@/ui/rental-steps/RentalSteps';
import { OwnDocuments } from '../documents/OwnDocuments';
import { confirmationMessages } from '../messages';
import { nextSteps } from '../next-steps.rules';
import { MoneyDetails } from './MoneyDetails';
import { ReceiptButton } from './ReceiptButton';
import { RentalPanel } from './RentalPanel';
import { useDepositFact } from './use-deposit-fact';
import styles from './rental-panel.module.css';

interface OwnRentalPanelProps {
  rental: OwnRental;
  /** True on the confirmation page itself. */
  isPage?: boolean;
  /** True if shown above the task of another page. */
  folded?: boolean;
  /** Shown above the charges. */
  credit?: ReactNode;
  /** Renders the form for a payment; the page provides it. */
  pay?: (onClose: () => void) => ReactNode;
}

/** A rental of the signed-in customer, read from the server. */
export function OwnRentalPanel({ rental, isPage, folded, credit, pay }: OwnRentalPanelProps) {
  const t = useText(confirmationMessages);
  const localize = useLocalize();
  const { kind, status, car, reference } = rental;
  const depositFact = useDepositFact();
  const settings = useSettings().data;
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
      progress={<RentalSteps rental={rental} />}
      facts={[
        [t('pickupPlace'), pickupDirectionsOf(car.location, settings).place],
        ...[rental.endedEarlyBy].flatMap((side) => (side ? [[t('endedEarly'), t(side)] as const] : [])),
        ...depositFact(rental.money),
        ...rental.payments.map(
          ({ status: state, amount, transactionId: id }) =>
            [t('payment'), t(state, { amount: formatRupees(amount), id })] as const,
        ),
      ]}
      steps={nextSteps(rental)}
    >
      {pay && <PayNow amount={rental.money.payNow} pay={pay} />}
      {credit}
      {isPage && (
        <>
          <MoneyDetails rental={rental} />
          <OwnDocuments reference={reference} />
          <AgreedTerms terms={rental} />
        </>
      )}
      <div className={styles.actions}>
        <ReceiptButton reference={reference} />
        {isPage ? (
          <LinkButton variant="ghost" to={kind === 'BOOKING' ? paths.bookings : paths.reservation}>
            {t(`toDashboard${kind}`)}
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

function PayNow({ amount, pay }: { amount: Rupees; pay: (onClose: () => void) => ReactNode }) {
  const t = useText(confirmationMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      {amount > 0 && (
        <Button wide large onClick={() => setOpen(true)}>
          {t('pay', { amount: formatRupees(amount) })}
        </Button>
      )}
      {open && pay(() => setOpen(false))}
    </>
  );
}
