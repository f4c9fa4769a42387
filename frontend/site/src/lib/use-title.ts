import { useEffect } from 'react';
import { useSettings } from './settings';

/** Names the page in the tab and for screen readers, followed by the business's name once it is known. */
export function useTitle(title: string): void {
  const name = useSettings().data?.name;
  useEffect(() => {
    document.title = name ? `${title} · ${name}` : title;
  }, [title, name]);
}
