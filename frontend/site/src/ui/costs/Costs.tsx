import { useId } from 'react';
import { cx } from '@/lib/cx';
import { useText } from '@/lib/i18n';
import { costMessages } from './cost-messages';
import { CostList } from './CostList';
import styles from './costs.module.css';

/** The costs besides the fare, under a heading; `small` within a card. */
export function Costs({ small }: { small?: boolean }) {
  const t = useText(costMessages);
  const id = useId();
  return (
    <section className={cx(styles.section, small && styles.small)} aria-labelledby={id}>
      <h2 id={id}>{t('title')}</h2>
      <CostList />
    </section>
  );
}
