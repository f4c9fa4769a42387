import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** New pages start at the top; going back or forward restores the scroll position. */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const current = useRef({ key, pathname });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const save = () => positions.current.set(current.current.key, scrollY);
    addEventListener('scroll', save, { passive: true });
    return () => removeEventListener('scroll', save);
  }, []);

  useLayoutEffect(() => {
    const samePage = current.current.pathname === pathname;
    current.current = { key, pathname };
    if (navigation === NavigationType.Pop) scrollTo(0, positions.current.get(key) ?? 0);
    else if (!samePage) scrollTo(0, 0);
  }, [key, pathname, navigation]);
}
