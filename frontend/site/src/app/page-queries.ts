import { matchPath } from 'react-router';
import { dayIn } from '@contract/calendar';
import type { PublicSettings } from '@contract/settings';
import type { VehicleListItem, VehicleQuery } from '@contract/vehicles';
import { FILTERS_KEY, FILTERS_PATH } from '@/features/browse/api/use-vehicle-filters';
import { vehicleKey, vehiclePath } from '@/features/browse/api/use-vehicle';
import { vehiclesKey, vehiclesPath } from '@/features/browse/api/use-vehicles';
import { filtersFromSearch, queryFromFilters } from '@/features/browse/filters.rules';
import { HOME_QUERY } from '@/pages/home-query';
import { paths } from './paths';

/** One answer of the API that a page shows: where the page keeps it, and where it comes from. */
export interface PageQuery {
  key: readonly unknown[];
  path: string;
  /** What the page needs of the answer, where that is less. */
  slim?: (data: never) => unknown;
}

// Of a long list only the first pictures are seen before the rest of them can be fetched.
const onePlaceholderEach = (cars: VehicleListItem[]) =>
  cars.map((car) => ({
    ...car,
    images: car.images.map((image, index) => (index === 0 ? image : { ...image, placeholder: '' })),
  }));

const listQuery = (query: VehicleQuery): PageQuery => ({
  key: vehiclesKey(query),
  path: vehiclesPath(query),
  slim: onePlaceholderEach,
});

const FILTERS: PageQuery = { key: FILTERS_KEY, path: FILTERS_PATH };

/** What the page at this address shows besides the settings, which every page shows. */
export function pageQueries(url: URL, settings: PublicSettings): PageQuery[] {
  if (url.pathname === paths.home) return [FILTERS, listQuery(HOME_QUERY)];
  if (url.pathname === paths.carList) {
    const today = dayIn(settings.rules.zone, new Date());
    return [FILTERS, listQuery(queryFromFilters(filtersFromSearch(url.searchParams, today)))];
  }
  const id = matchPath(paths.car(':id'), url.pathname)?.params.id;
  return id === undefined ? [] : [{ key: vehicleKey(id), path: vehiclePath(id) }];
}
