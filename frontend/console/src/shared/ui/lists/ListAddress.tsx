import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

/**
 * Writes the initial sort, page and filters into the URL. Otherwise, the browser's Back button would return to a URL
 * without them, which react-admin fills with the latest choice instead of the earlier one.
 */
export function ListAddress() {
  const { sort, page, perPage, ...list } = useListContext();
  const filterValues = list.filterValues as unknown;
  const displayedFilters = list.displayedFilters as unknown;
  const { pathname, search } = useLocation();
  const address = useHref(pathname);
  const navigate = useNavigate();
  useEffect(() => {
    // The browser may already be at another URL whose screen React has not rendered yet.
    if (search !== '' || window.location.pathname !== address) return;
    const shown = new URLSearchParams({
      displayedFilters: JSON.stringify(displayedFilters ?? {}),
      filter: JSON.stringify(filterValues),
      order: sort.order,
      page: String(page),
      perPage: String(perPage),
      sort: sort.field,
    });
    void navigate({ search: shown.toString() }, { replace: true });
  }, [search, address, navigate, sort, page, perPage, filterValues, displayedFilters]);
  return null;
}
