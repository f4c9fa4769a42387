import { useText } from '@/lib/i18n';
import { fileMessages } from './file-field-messages';
import styles from './file-field.module.css';

const SPOKEN_STEP = 25;

/** How much of an upload has gone out, 0 to 1: a bar for the eye, every quarter once for the ear. */
export function FileFieldProgress({ done }: { done: number }) {
  const t = useText(fileMessages);
  const quarter = Math.floor((done * 100) / SPOKEN_STEP) * SPOKEN_STEP;
  return (
    <div>
      {done > 0 && <progress className={styles.progress} value={done} aria-label={t('upload')} />}
      <p className="visually-hidden" role="status">
        {done >= 1 ? t('sent') : t('sentSoFar', { percent: quarter })}
      </p>
    </div>
  );
}
