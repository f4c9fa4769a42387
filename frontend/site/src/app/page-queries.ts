import { matchPath } from 'react-router';
import { dayIn } from '@contract/calendar';
import type { PublicSettings } from '@contract/settings';
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
}

const FILTERS: PageQuery = { key: FILTERS_KEY, path: FILTERS_PATH };

/** What the page at this address shows besides the settings, which every page shows. */
export function pageQueries(url: URL, settings: PublicSettings): PageQuery[] {
  if (url.pathname === paths.home)
    return [FILTERS, { key: vehiclesKey(HOME_QUERY), path: vehiclesPath(HOME_QUERY) }];
  if (url.pathname === paths.carList) {
    const today = dayIn(settings.rules.zone, new Date());
    const query = queryFromFilters(filtersFromSearch(url.searchParams, today));
    return [FILTERS, { key: vehiclesKey(query), path: vehiclesPath(query) }];
  }
  const id = matchPath(paths.car(':id'), url.pathname)?.params.id;
  return id === undefined ? [] : [{ key: vehicleKey(id), path: vehiclePath(id) }];
}
