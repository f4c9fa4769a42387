import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useDebouncedEvent } from 'react-admin';
import { MIN_SEARCH_LENGTH } from '@contract/search';
import type { ConsoleDataProvider } from '../dataProvider';

const PAUSE_MS = 200;

/** The text in the field, and what was found for it after a pause in typing. */
export function useSearch() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const askLater = useDebouncedEvent((next: string) => setAsked(next), PAUSE_MS);
  const wanted = text.trim();
  const isLongEnough = wanted.length >= MIN_SEARCH_LENGTH;
  const { data, error, refetch } = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => provider.search(asked, signal),
    enabled: asked.length >= MIN_SEARCH_LENGTH,
    gcTime: 0,
  });
  const isCurrent = asked === wanted;
  return {
    text,
    change: (next: string) => {
      setText(next);
      askLater(next.trim());
    },
    /** Undefined until there is an answer for the present text. */
    found: isLongEnough && isCurrent ? data : undefined,
    error: isLongEnough && isCurrent ? error : null,
    isSearching: isLongEnough && !(isCurrent && (data ?? error)),
    tryAgain: () => void refetch(),
  };
}
