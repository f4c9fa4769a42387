import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** New pages start at their top; going back or forward returns to where the page was left. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  const places = useRef(new Map<string, number>());
  const here = useRef({ key, pathname });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => places.current.set(here.current.key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    const samePage = here.current.pathname === pathname;
    here.current = { key, pathname };
    if (kind === 'POP') scrollTo(0, places.current.get(key) ?? 0);
    else if (!samePage) scrollTo(0, 0);
  }, [key, pathname, kind]);
}
