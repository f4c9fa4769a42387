import { useText } from '@/lib/i18n';
import { fileMessages } from './file-field-messages';
import styles from './file-field.module.css';

const ANNOUNCED_STEP = 25;

/** Progress of an upload, 0 to 1: a bar, and an announcement for screen readers at every quarter. */
export function FileFieldProgress({ done }: { done: number }) {
  const t = useText(fileMessages);
  const quarter = Math.floor((done * 100) / ANNOUNCED_STEP) * ANNOUNCED_STEP;
  return (
    <div>
      {done > 0 && <progress className={styles.progress} value={done} aria-label={t('upload')} />}
      <p className="visually-hidden" role="status">
        {done >= 1 ? t('sent') : t('sentSoFar', { percent: quarter })}
      </p>
    </div>
  );
}
