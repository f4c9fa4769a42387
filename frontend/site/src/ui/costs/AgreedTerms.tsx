import type { AgreedTermsWire } from '@contract/rentals/agreed-terms';
import { termLines } from '@contract/rentals/term-lines';
import { useText } from '@/lib/i18n';
import { Icon } from '../media/Icon';
import { costMessages } from './cost-messages';
import { TermList } from './TermList';
import styles from './costs.module.css';

/** The terms besides the total that the customer agreed to, shown on request. */
export function AgreedTerms({ terms }: { terms: AgreedTermsWire }) {
  const t = useText(costMessages);
  return (
    <details className={styles.agreed}>
      <summary>
        {t('agreed')}
        <Icon name="down" size={18} />
      </summary>
      <p>{t('agreedText')}</p>
      <TermList lines={termLines(terms)} />
    </details>
  );
}
