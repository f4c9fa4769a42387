import { useState } from 'react';
import { useText } from '@/lib/i18n';
import { Dialog } from '@/ui/Dialog';
import { Icon } from '@/ui/Icon';
import { LinkButton } from '@/ui/LinkButton';
import { Skeleton } from '@/ui/Skeleton';
import { useDocument } from '../api/use-document';
import { dashboardMessages } from '../messages';
import { LoadFailed } from './LoadFailed';
import styles from './document-dialog.module.css';

interface DocumentDialogProps {
  title: string;
  path: string;
  token: string;
  onClose: () => void;
}

/** A paper of the customer's own: an image is shown, a PDF opens beside. */
export function DocumentDialog({ title, path, token, onClose }: DocumentDialogProps) {
  const t = useText(dashboardMessages);
  const link = useDocument(path, token);
  const [broken, setBroken] = useState(false);
  const isPdf = link.data?.contentType === 'application/pdf';

  function retry() {
    setBroken(false);
    void link.refetch();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} wide>
      <div className={styles.document}>
        {link.isPending && <Skeleton height="60vh" radius="var(--r-md)" />}
        {(link.isError || broken) && (
          <LoadFailed text={t('documentFailed')} busy={link.isFetching} onRetry={retry} />
        )}
        {link.data && !isPdf && !broken && (
          <img src={link.data.downloadUrl} alt={title} onError={() => setBroken(true)} />
        )}
        {link.data && isPdf && (
          <div className={styles.pdf}>
            <Icon name="file" size={48} />
            <p>{t('pdfText')}</p>
            <LinkButton to={link.data.downloadUrl} target="_blank" rel="noopener">
              {t('openPdf')}
            </LinkButton>
          </div>
        )}
      </div>
    </Dialog>
  );
}
