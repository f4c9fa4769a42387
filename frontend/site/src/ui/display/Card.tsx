import type { HTMLAttributes } from 'react';
import { cx } from '@/lib/cx';
import styles from './card.module.css';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li';
  /** True for no padding, for cards that start with a photo. */
  flush?: boolean;
}

export function Card({ as: Tag = 'div', flush, className, ...rest }: CardProps) {
  return <Tag {...rest} className={cx(styles.card, flush && styles.flush, className)} />;
}
