import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { rentingMessages } from '../messages';
import { discountSteps } from './discount.rules';
import styles from './fare-panel.module.css';

/** Explains the discount, and states the number of days for the next higher one. */
export function DiscountNote({ days }: { days: number }) {
  const t = useText(rentingMessages);
  const tiers = useSettings().data?.fare.discounts ?? [];
  const { now, next } = discountSteps(days, tiers);
  if (!now && !next) return null;
  return (
    <p className={styles.note}>
      {now && t('discountWhy', { from: now.fromDays, percent: now.percent })}{' '}
      {next && t(now ? 'discountNext' : 'discountWhy', { from: next.fromDays, percent: next.percent })}
    </p>
  );
}
