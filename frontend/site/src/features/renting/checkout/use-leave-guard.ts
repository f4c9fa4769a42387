import { useEffect, useState } from 'react';

/** The link that was pressed, when it leads to another page of the site in this tab. */
function leadsAway(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element).closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  const elsewhere = url.origin === location.origin && url.pathname !== location.pathname;
  return elsewhere && !url.pathname.startsWith('/api/') ? url.pathname + url.search : null;
}

/** While `active`, leaving asks first: by the browser for another site, by us for another page. */
export function useLeaveGuard(active: boolean) {
  const [wanted, setWanted] = useState<string | null>(null);

  useEffect(() => {
    if (!active) return;
    // On the way into a payment app nobody needs to be asked.
    const ask = (event: BeforeUnloadEvent) => {
      if (!document.activeElement?.matches('a[href^="upi:"]')) event.preventDefault();
    };
    const catchLink = (event: MouseEvent) => {
      const to = leadsAway(event);
      if (!to) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(to);
    };
    addEventListener('beforeunload', ask);
    document.addEventListener('click', catchLink, true);
    return () => {
      removeEventListener('beforeunload', ask);
      document.removeEventListener('click', catchLink, true);
    };
  }, [active]);

  return { wanted: active ? wanted : null, stay: () => setWanted(null) };
}
