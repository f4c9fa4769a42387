import { matchPath } from 'react-router';
import { dayIn } from '@contract/calendar';
import { defined } from '@contract/defined';
import type { VehicleListItem, VehicleQuery } from '@contract/fleet/vehicles';
import type { PublicSettings } from '@contract/settings';
import { vehicleKey, vehiclePath } from '@/features/browse/api/use-vehicle';
import { FILTERS_KEY, FILTERS_PATH } from '@/features/browse/api/use-vehicle-filters';
import { vehiclesKey, vehiclesPath } from '@/features/browse/api/use-vehicles';
import { datedTrip, windowQuoteKey, windowQuotePath } from '@/features/browse/api/use-window-quote';
import { filtersFromSearch, queryFromFilters } from '@/features/browse/filters.rules';
import { CHECKING_TIMES_KEY, CHECKING_TIMES_PATH } from '@/lib/checking-times';
import { tripFrom } from '@/lib/trip';
import { HOME_QUERY } from '@/pages/home/home-query';
import { findRoute } from './find-route';
import type { RouteName } from './routes';
import { routes } from './routes';

/** One API response that a page shows: its key in the query cache and its path. */
export interface PageQuery {
  key: readonly unknown[];
  path: string;
  /** Selects the part of the response that the page needs, if not all of it. */
  select?: (data: never) => unknown;
}

// Keeps only the placeholder of each car's first photo, so that the data of the page stays small.
const onePlaceholderEach = (cars: VehicleListItem[]) =>
  cars.map((car) => ({
    ...car,
    images: car.images.map((image, index) => (index === 0 ? image : { ...image, placeholder: '' })),
  }));

const listQuery = (query: VehicleQuery): PageQuery => ({
  key: vehiclesKey(query),
  path: vehiclesPath(query),
  select: onePlaceholderEach,
});

const FILTERS: PageQuery = { key: FILTERS_KEY, path: FILTERS_PATH };

function carListQueries(url: URL, settings: PublicSettings): PageQuery[] {
  const today = dayIn(settings.rules.zone, new Date());
  return [FILTERS, listQuery(queryFromFilters(filtersFromSearch(url.searchParams, today)))];
}

function carQueries(url: URL): PageQuery[] {
  const id = defined(matchPath(routes.car.path, url.pathname)?.params.id, 'id');
  const trip = datedTrip(tripFrom(url.searchParams));
  return [
    { key: vehicleKey(id), path: vehiclePath(id) },
    ...(trip ? [{ key: windowQuoteKey(id, trip), path: windowQuotePath(id, trip) }] : []),
  ];
}

/** Separate from the table of routes, because only the server needs it. */
const QUERIES: Partial<Record<RouteName, (url: URL, settings: PublicSettings) => PageQuery[]>> = {
  home: () => [FILTERS, listQuery(HOME_QUERY), { key: CHECKING_TIMES_KEY, path: CHECKING_TIMES_PATH }],
  carList: carListQueries,
  car: carQueries,
};

/** Returns the queries of the page with this URL, except for the settings, which every page needs. */
export function pageQueries(url: URL, settings: PublicSettings): PageQuery[] {
  const route = findRoute(url.pathname);
  return (route && QUERIES[route.name]?.(url, settings)) ?? [];
}
