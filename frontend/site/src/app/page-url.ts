import { matchPath } from 'react-router';
import { filtersFromSearch, searchFromFilters } from '@/features/browse/filters.rules';
import { tripFrom, tripSearch } from '@/lib/trip';
import { findRoute } from './find-route';
import { NO_CAR } from './page-data';
import { paths } from './paths';
import type { RouteName } from './routes';
import { routes } from './routes';

const NO_PAGE = '/404';
const CAR_ID = /^[1-9]\d{0,9}$/;

/** Accepts every date, because the page itself ignores past ones. */
const FIRST_DAY = '';

function listSearch(params: URLSearchParams): string {
  const filters = filtersFromSearch(params, FIRST_DAY);
  const search = searchFromFilters({ ...filters, from: '', to: '', ...tripFrom(params) });
  return search && `?${search}`;
}

/** The query parameters that a page reads while it renders. Pages without an entry read none. */
const SEARCHES: Partial<Record<RouteName, (params: URLSearchParams) => string>> = {
  carList: listSearch,
  car: (params) => tripSearch(tripFrom(params)),
};

const carIdOf = (pathname: string): string | undefined => matchPath(routes.car.path, pathname)?.params.id;

/**
 * Returns the cache key of a page: its URL without parameters that the page does not read, and one key for all unknown
 * URLs.
 */
export function pageUrl(url: string): string {
  const { pathname, searchParams } = new URL(`http://site${url}`);
  const route = findRoute(pathname);
  if (!route) return NO_PAGE;
  const id = carIdOf(pathname);
  if (id !== undefined && !CAR_ID.test(id)) return paths.car(NO_CAR);
  const path = id === undefined ? route.path : paths.car(id);
  return path + (SEARCHES[route.name]?.(searchParams) ?? '');
}

/** Returns the URL that all unknown cars share if this is the page of an unknown car; null otherwise. */
export async function missingCarUrl(
  url: string,
  isMissing: (id: string) => Promise<boolean>,
): Promise<string | null> {
  const id = carIdOf(new URL(`http://site${url}`).pathname);
  return id !== undefined && id !== NO_CAR && (await isMissing(id)) ? paths.car(NO_CAR) : null;
}
