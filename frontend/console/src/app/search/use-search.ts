import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebouncedEvent } from 'react-admin';
import { MIN_SEARCH_LENGTH } from '@contract/search';
import { useCalls } from '../../shared/http/use-calls';
import type { SearchCalls } from './calls';

const PAUSE_MS = 200;

/** Returns the typed text, and the records that match it after a pause in typing. */
export function useSearch() {
  const provider = useCalls<SearchCalls>();
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const setQueryLater = useDebouncedEvent((next: string) => setQuery(next), PAUSE_MS);
  const trimmed = text.trim();
  const isLongEnough = trimmed.length >= MIN_SEARCH_LENGTH;
  const { data, error, refetch } = useQuery({
    queryKey: ['search', query],
    queryFn: ({ signal }) => provider.search(query, signal),
    enabled: query.length >= MIN_SEARCH_LENGTH,
    gcTime: 0,
  });
  const isCurrent = query === trimmed;
  return {
    text,
    change: (next: string) => {
      setText(next);
      setQueryLater(next.trim());
    },
    /** Undefined until the response for the current text arrives. */
    found: isLongEnough && isCurrent ? data : undefined,
    error: isLongEnough && isCurrent ? error : null,
    isSearching: isLongEnough && !(isCurrent && (data ?? error)),
    tryAgain: () => void refetch(),
  };
}
