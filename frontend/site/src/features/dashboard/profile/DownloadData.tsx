import { useState } from 'react';
import { useText } from '@/lib/i18n';
import { Card } from '@/ui/display/Card';
import { useToast } from '@/ui/feedback/Toast';
import { Button } from '@/ui/form/Button';
import { ConfirmByCode } from '@/ui/proof/ConfirmByCode';
import { EXPORT_PATH, useExport } from '../api/use-export';
import { exportMessages } from './export-messages';
import styles from './profile.module.css';

/** Lets a customer download all data about themselves. */
export function DownloadData() {
  const t = useText(exportMessages);
  const toast = useToast();
  const download = useExport();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    download.reset();
  };
  return (
    <Card as="section" className={styles.card}>
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      {isOpen ? (
        <ConfirmByCode
          path={EXPORT_PATH}
          action={download}
          onDone={() => {
            toast(t('done'), 'success');
            close();
          }}
          onClose={close}
          confirm={t('confirm')}
          close={t('close')}
          failed={t('failed')}
        />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('open')}
          </Button>
        </div>
      )}
    </Card>
  );
}
