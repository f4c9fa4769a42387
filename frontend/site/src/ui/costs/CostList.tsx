import { useLocalize } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { costLines } from './cost-lines.rules';
import styles from './costs.module.css';

/** What can cost money besides the fare, with the figures of the settings. */
export function CostList() {
  const localize = useLocalize();
  const settings = useSettings().data;
  if (!settings) return null;
  return (
    <dl className={styles.costs}>
      {costLines(settings).map(({ item, texts }) => (
        <div key={item.key}>
          <dt>{localize(item)}</dt>
          <dd>{texts.map(localize).join(' ')}</dd>
        </div>
      ))}
    </dl>
  );
}
