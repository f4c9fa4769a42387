import type { ChargeLine } from '@contract/rentals/charge-lines';
import { useLocalize } from '@/lib/i18n';
import styles from './costs.module.css';

export function TermList({ lines }: { lines: readonly ChargeLine[] }) {
  const localize = useLocalize();
  return (
    <dl className={styles.costs}>
      {lines.map(({ item, texts }) => (
        <div key={item.key}>
          <dt>{localize(item)}</dt>
          <dd>{texts.map(localize).join(' ')}</dd>
        </div>
      ))}
    </dl>
  );
}
