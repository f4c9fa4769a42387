import type { RentalView, RentalViewCounts } from '@contract/rentals/console-rental';
import type { PlainText } from '../../shared/i18n';
import type { ListTab } from '../../shared/ui/lists/list-tabs';

const SOONEST = { field: 'fromDate', order: 'ASC' } as const;
const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

const viewOf = (
  name: keyof RentalViewCounts,
  label: PlainText,
  view: RentalView,
): ListTab<keyof RentalViewCounts> => ({
  name,
  label,
  filter: { view },
  sort: view === 'DONE' ? NEWEST : SOONEST,
});

export const RENTAL_TABS: readonly ListTab<keyof RentalViewCounts>[] = [
  viewOf('today', 'Today', 'TODAY'),
  viewOf('waiting', 'Waiting for us', 'WAITING'),
  viewOf('upcoming', 'Upcoming', 'UPCOMING'),
  viewOf('onTrip', 'On trip', 'ON_TRIP'),
  viewOf('overdue', 'Overdue', 'OVERDUE'),
  viewOf('done', 'Done', 'DONE'),
  { name: 'all', label: 'All', filter: {}, sort: NEWEST },
];
