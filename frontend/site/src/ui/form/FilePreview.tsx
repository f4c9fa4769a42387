import { useEffect, useRef } from 'react';
import { useText } from '@/lib/i18n';
import { Icon } from '../media/Icon';
import { fileMessages } from './file-field-messages';
import { formatBytes } from './file-size';
import styles from './file-field.module.css';

const PREVIEW_SIDE = 320;

/** Drawn on a canvas, because the content security policy allows no image from a `blob:` URL. */
function usePreviewCanvas(file: File) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    let isUnmounted = false;
    createImageBitmap(file).then(
      (bitmap) => {
        const target = canvas.current;
        if (isUnmounted || !target) return;
        const scale = Math.min(1, PREVIEW_SIDE / Math.max(bitmap.width, bitmap.height));
        target.width = Math.max(1, Math.round(bitmap.width * scale));
        target.height = Math.max(1, Math.round(bitmap.height * scale));
        target.getContext('2d')?.drawImage(bitmap, 0, 0, target.width, target.height);
        bitmap.close();
      },
      (reason: unknown) => console.warn('The picture could not be previewed:', reason),
    );
    return () => {
      isUnmounted = true;
    };
  }, [file]);
  return canvas;
}

export function FilePreview({ file, onRemove }: { file: File; onRemove: (() => void) | undefined }) {
  const t = useText(fileMessages);
  const canvas = usePreviewCanvas(file);
  return (
    <div className={styles.preview}>
      <div className={styles.thumbnail}>
        {file.type.startsWith('image/') ? (
          <canvas
            ref={canvas}
            width={1}
            height={1}
            role="img"
            aria-label={t('previewOf', { name: file.name })}
          />
        ) : (
          <Icon name="file" size={32} />
        )}
      </div>
      <div className={styles.about}>
        <span className={styles.name}>{file.name}</span>
        <span className={styles.size}>
          {formatBytes(file.size)} · <span className={styles.choose}>{t('changeFile')}</span>
        </span>
      </div>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          onClick={onRemove}
          aria-label={t('removeFile', { name: file.name })}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
