import { useState } from 'react';
import { useText } from '@/lib/i18n';
import { useDocumentLink } from '@/lib/use-document-link';
import { Alert } from '@/ui/feedback/Alert';
import { Dialog } from '@/ui/feedback/Dialog';
import { Button } from '@/ui/form/Button';
import { LinkButton } from '@/ui/form/LinkButton';
import { PageLoading } from '@/ui/layout/PageLoading';
import { complaintMessages } from '../messages';
import styles from './complaints.module.css';

interface ImageDialogProps {
  title: string;
  path: string;
  onClose: () => void;
}

export function ImageDialog({ title, path, onClose }: ImageDialogProps) {
  const t = useText(complaintMessages);
  const link = useDocumentLink(path);
  const [broken, setBroken] = useState(false);
  const failed = link.isError || broken;

  function again() {
    setBroken(false);
    void link.refetch();
  }

  return (
    <Dialog open wide title={title} onOpenChange={(open) => !open && onClose()}>
      {link.isPending && <PageLoading />}
      {failed && (
        <Alert
          tone="error"
          title={t('imageFailed')}
          action={
            <Button variant="secondary" busy={link.isFetching} onClick={again}>
              {t('tryAgain')}
            </Button>
          }
        />
      )}
      {link.data && !failed && (
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
