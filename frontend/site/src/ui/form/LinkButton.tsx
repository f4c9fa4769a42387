import type { AnchorHTMLAttributes } from 'react';
import { cx } from '@/lib/cx';
import { Link } from '../navigation/Link';
import type { ButtonVariant } from './Button';
import styles from './button.module.css';

interface LinkButtonProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A route of the site, or another URL (`https:`, `tel:`, `mailto:`, `upi:`, `/api/…`). */
  to: string;
  variant?: ButtonVariant;
  wide?: boolean;
  large?: boolean;
}

const isExternal = (to: string) => /^([a-z]+:|\/api\/)/.test(to);

/** A link that looks like a button. */
export function LinkButton({
  to,
  variant = 'primary',
  wide,
  large,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const name = cx(styles.button, styles[variant], wide && styles.wide, large && styles.large, className);
  if (isExternal(to)) {
    return (
      <a {...rest} href={to} className={name}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={to} className={name}>
      {children}
    </Link>
  );
}
