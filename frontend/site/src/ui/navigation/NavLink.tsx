import { useLocation } from 'react-router';
import { Link, type LinkProps } from './Link';

/** A link with `aria-current` while its page, or one below it, is shown. */
export function NavLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}
