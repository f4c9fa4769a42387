import { useLocation } from 'react-router';
import { paths } from '@/app/paths';

/** The login page that leads back to the current page. */
export function useLoginPath(): string {
  const { pathname, search } = useLocation();
  return `${paths.login}?next=${encodeURIComponent(pathname + search)}`;
}
