import { useQueryClient } from '@tanstack/react-query';
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
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    // A deletion whose response was lost has ended the session.
    void queries.invalidateQueries({ queryKey: ['profile'] });
  };
  return (
    <Card as="section" className={styles.card}>
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      </div>
      {isOpen && <DeleteAccountDialog onClose={close} />}
    </Card>
  );
}
