import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { useCalls } from '../../shared/http/use-calls';
import type { PlainText } from '../../shared/i18n';
import { CountedTabs } from '../../shared/ui/lists/CountedTabs';
import type { RentalCalls, RentalResource } from './calls';
import { RENTAL_TABS } from './views';

/** Tabs that group the rentals by the work that they need. */
export function RentalTabs({ label }: { label: PlainText }) {
  const resource = useResourceContext() as RentalResource;
  const data = useCalls<RentalCalls>();
  const { data: counts } = useQuery({
    queryKey: [resource, 'counts'],
    queryFn: () => data.countRentals(resource),
  });
  return <CountedTabs label={label} tabs={RENTAL_TABS} counts={counts} />;
}
