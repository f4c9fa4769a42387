import { lazy, Suspense, useState } from 'react';
import { useText } from '@/lib/i18n';
import { Button } from '@/ui/form/Button';
import { coverMessages } from './cover-messages';
import styles from './cover.module.css';

const CoverDialog = lazy(async () => ({ default: (await import('./CoverDialog')).CoverDialog }));

interface CoverButtonProps {
  file: File | null;
  onChange: (file: File) => void;
}

/** Offers to black out digits on a chosen photo of an Aadhaar card. */
export function CoverButton({ file, onChange }: CoverButtonProps) {
  const t = useText(coverMessages);
  const [isOpen, setOpen] = useState(false);
  const [covered, setCovered] = useState<File | null>(null);
  if (!file) return null;
  if (!file.type.startsWith('image/')) return <p className={styles.note}>{t('noPdf')}</p>;
  const isCovered = file === covered;
  return (
    <div className={styles.offer}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t(isCovered ? 'openAgain' : 'open')}
      </Button>
      <p className={styles.note} role="status">
        {isCovered && t('covered')}
      </p>
      {isOpen && (
        <Suspense>
          <CoverDialog
            file={file}
            onClose={() => setOpen(false)}
            onCovered={(photo) => {
              setCovered(photo);
              setOpen(false);
              onChange(photo);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
