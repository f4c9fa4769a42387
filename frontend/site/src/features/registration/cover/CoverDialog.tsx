import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Dialog } from '@/ui/feedback/Dialog';
import { Button } from '@/ui/form/Button';
import { FIRST_COVER } from './cover.rules';
import { coverMessages } from './cover-messages';
import { coverPhoto } from './cover-photo';
import { CoverStage } from './CoverStage';
import { useBitmap } from './use-bitmap';
import styles from './cover.module.css';

interface CoverDialogProps {
  file: File;
  onCovered: (file: File) => void;
  onClose: () => void;
}

/** Blacks out the part of a photo that the customer covers. */
export function CoverDialog({ file, onCovered, onClose }: CoverDialogProps) {
  const t = useText(coverMessages);
  const bitmap = useBitmap(file);
  const [cover, setCover] = useState(FIRST_COVER);
  const covering = useMutation({
    mutationFn: (photo: ImageBitmap) => coverPhoto(photo, cover, file.name),
    onSuccess: onCovered,
  });
  return (
    <Dialog
      open
      wide
      sticky
      title={t('open')}
      description={t('explain')}
      onOpenChange={(open) => !open && onClose()}
    >
      {(bitmap === 'failed' || covering.isError) && <Alert tone="error">{t('failed')}</Alert>}
      {bitmap && bitmap !== 'failed' && (
        <div className={styles.content}>
          <CoverStage bitmap={bitmap} cover={cover} onChange={setCover} />
          <p className={styles.keys}>{t('keys')}</p>
          <Button large wide busy={covering.isPending} onClick={() => covering.mutate(bitmap)}>
            {t('use')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
