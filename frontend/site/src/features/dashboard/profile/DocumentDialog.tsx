import { useState } from 'react';
import { useText } from '@/lib/i18n';
import { useDocumentLink } from '@/lib/use-document-link';
import { Alert } from '@/ui/feedback/Alert';
import { Dialog } from '@/ui/feedback/Dialog';
import { Button } from '@/ui/form/Button';
import { LinkButton } from '@/ui/form/LinkButton';
import { PageLoading } from '@/ui/layout/PageLoading';
import { dashboardMessages } from '../messages';
import styles from './profile.module.css';

interface DocumentDialogProps {
  title: string;
  path: string;
  onClose: () => void;
}

export function DocumentDialog({ title, path, onClose }: DocumentDialogProps) {
  const t = useText(dashboardMessages);
  const link = useDocumentLink(path);
  const [broken, setBroken] = useState(false);

  function again() {
    setBroken(false);
    void link.refetch();
  }

  return (
    <Dialog open wide title={title} onOpenChange={(open) => !open && onClose()}>
      {link.isPending && <PageLoading />}
      {(link.isError || broken) && (
        <Alert
          tone="error"
          title={t('documentFailed')}
          action={
            <Button variant="secondary" busy={link.isFetching} onClick={again}>
              {t('tryAgain')}
            </Button>
          }
        />
      )}
      {link.data && !link.isError && !broken && (
        <div className={styles.preview}>
          {link.data.contentType === 'application/pdf' ? (
            <iframe className={styles.pdf} src={link.data.downloadUrl} title={title} />
          ) : (
            <img
              className={styles.image}
              src={link.data.downloadUrl}
              alt={title}
              onError={() => setBroken(true)}
            />
          )}
          <LinkButton to={link.data.downloadUrl} variant="ghost" target="_blank" rel="noopener noreferrer">
            {t('openInTab')}
          </LinkButton>
        </div>
      )}
    </Dialog>
  );
}
