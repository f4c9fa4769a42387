import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Writes the initial sort, page and filters into the address. Without them the browser's back button would return to an
 * empty address, which react-admin fills with the latest choice instead of the earlier one.
 */
export function ListAddress() {
  const { sort, page, perPage, ...list } = useListContext();
  const filterValues = list.filterValues as unknown;
  const displayedFilters = list.displayedFilters as unknown;
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (search !== '') return;
    const shown = new URLSearchParams({
      displayedFilters: JSON.stringify(displayedFilters ?? {}),
      filter: JSON.stringify(filterValues),
      order: sort.order,
      page: String(page),
      perPage: String(perPage),
      sort: sort.field,
    });
    void navigate({ search: shown.toString() }, { replace: true });
  }, [search, navigate, sort, page, perPage, filterValues, displayedFilters]);
  return null;
}
