import { lazy, Suspense, useState } from 'react';
import { useText } from '@/lib/i18n';
import { Icon } from '@/ui/media/Icon';
import { documentsMessages } from './messages';
import styles from '../components/rental-panel.module.css';

const DocumentList = lazy(async () => ({ default: (await import('./DocumentList')).DocumentList }));

/** The receipts issued for a rental, loaded on request. */
export function OwnDocuments({ reference }: { reference: string }) {
  const t = useText(documentsMessages);
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.money} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t('title')}
        <Icon name="down" size={18} />
      </summary>
      {open && (
        <Suspense>
          <DocumentList reference={reference} />
        </Suspense>
      )}
    </details>
  );
}
