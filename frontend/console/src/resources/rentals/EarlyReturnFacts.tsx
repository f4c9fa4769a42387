import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { formatRupees, type Rupees } from '@contract/money';
import type { EarlyEndOffer } from '@contract/rentals/kept-fare.rules';
import { explain } from '../../shared/http/error-text';
import { useCalls } from '../../shared/http/use-calls';
import { useLocal, useText } from '../../shared/i18n';
import { Facts } from '../../shared/ui/Facts';
import { Problem } from '../../shared/ui/Problem';
import type { RentalCalls } from './calls';

/** The refund if the trip ends now, depending on which side ends it. */
export function EarlyReturnFacts({ id }: { id: number }) {
  const data = useCalls<RentalCalls>();
  const t = useText();
  const local = useLocal();
  const { data: offers, error } = useQuery({
    queryKey: ['rentals', id, 'early-return'],
    queryFn: () => data.earlyReturn(id),
    // The amount depends on the current time, so an earlier result is never shown.
    gcTime: 0,
    staleTime: Infinity,
  });
  const textOf = ({ kept, refund }: EarlyEndOffer, fare: Rupees): string =>
    kept < fare
      ? t('Refund {refund}, kept {kept}', { refund: formatRupees(refund), kept: formatRupees(kept) })
      : t('No refund for unused time');

  if (error)
    return <Problem title={t('The refund could not be calculated.')} detail={local(explain(error))} />;
  if (!offers) return <Skeleton variant="rounded" height={60} aria-label={t('Calculating the refund')} />;
  return (
    <Facts
      facts={[
        ['If the customer ends it', textOf(offers.customer, offers.fare)],
        ['If we end it', textOf(offers.operator, offers.fare)],
      ]}
    />
  );
}
