import { useEffect, useState } from 'react';

/** True unless the click opens a new tab or a menu. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** Returns the target of a clicked link to another page of the site in this tab; null otherwise. */
function targetPageOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  const isOtherPage = url.origin === location.origin && url.pathname !== location.pathname;
  return isOtherPage && !url.pathname.startsWith('/api/') ? url.pathname + url.search : null;
}

/**
 * Asks for a confirmation before leaving while `active`: in the browser's dialog for another site, in our dialog for
 * another page.
 */
export function useLeaveGuard(active: boolean) {
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    if (!active) return;
    // Opening the UPI app does not leave the page.
    const confirmUnload = (event: BeforeUnloadEvent) => {
      if (!document.activeElement?.matches('a[href^="upi:"]')) event.preventDefault();
    };
    const interceptLink = (event: MouseEvent) => {
      const to = targetPageOf(event);
      if (!to) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(to);
    };
    addEventListener('beforeunload', confirmUnload);
    document.addEventListener('click', interceptLink, true);
    return () => {
      removeEventListener('beforeunload', confirmUnload);
      document.removeEventListener('click', interceptLink, true);
    };
  }, [active]);

  return { target: active ? target : null, stay: () => setTarget(null) };
}
