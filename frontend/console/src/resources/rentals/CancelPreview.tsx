import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ConsoleRental } from '@contract/console';
import { formatRupees } from '@contract/money';
import { explain } from '../../shared/http/error-text';
import { useCalls } from '../../shared/http/use-calls';
import { useLocal, useText } from '../../shared/i18n';
import { formatDay, formatDayTime } from '../../shared/i18n/format';
import { Facts } from '../../shared/ui/Facts';
import { Problem } from '../../shared/ui/Problem';
import type { RentalCalls, RentalResource } from './calls';

interface Props {
  resource: RentalResource;
  row: ConsoleRental;
}

/** The refund if the rental were cancelled now. */
export function CancelPreview({ resource, row }: Props) {
  const data = useCalls<RentalCalls>();
  const t = useText();
  const local = useLocal();
  const { data: offer, error } = useQuery({
    queryKey: [resource, row.id, 'cancellation'],
    queryFn: () => data.cancellation(resource, row.id),
    // The amount depends on the current time, so an earlier result is never shown.
    gcTime: 0,
    staleTime: Infinity,
  });

  if (error)
    return <Problem title={t('The refund could not be calculated.')} detail={local(explain(error))} />;
  if (!offer) return <Skeleton variant="rounded" height={120} aria-label={t('Calculating the refund')} />;
  return (
    <>
      <Facts
        facts={[
          ['Customer', row.customerName ?? t('Not registered yet')],
          ['Car', row.carName],
          ['Pickup', formatDayTime(row.fromDate, row.pickupTime)],
          ['Paid', formatRupees(offer.paid)],
          ['Refund', <strong key="back">{formatRupees(offer.amount)}</strong>],
          ...(offer.compensation > 0
            ? ([['Compensation', <strong key="more">{formatRupees(offer.compensation)}</strong>]] as const)
            : []),
          ...(offer.dueDate ? ([['Refund by', formatDay(offer.dueDate)]] as const) : []),
        ]}
      />
      {offer.paid > 0 && !offer.isPaymentVerified && (
        <Alert severity="warning" sx={{ py: 0 }}>
          {t('This payment is not verified yet. Look for it on the bank statement before you refund it.')}
        </Alert>
      )}
    </>
  );
}
