import { useState } from 'react';
import { useText } from '@/lib/i18n';
import { Card } from '@/ui/display/Card';
import { Button } from '@/ui/form/Button';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { erasureMessages } from './erasure-messages';
import styles from './profile.module.css';

/** Lets a customer delete the account. */
export function DeleteAccount() {
  const t = useText(erasureMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" className={styles.card}>
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      </div>
      {isOpen && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}
