import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Puts what is shown at first into the address as well. Without it the browser's back button would come to an address
 * that says nothing, which react-admin fills with what was chosen last: the very thing one wants to go back from.
 */
export function ListAddress() {
  const { sort, page, perPage, filterValues, displayedFilters } = useListContext();
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
