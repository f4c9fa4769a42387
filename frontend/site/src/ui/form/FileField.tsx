import { useId, useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { DOCUMENT_TYPES, MAX_DOCUMENT_BYTES } from '@contract/limits';
import { cx } from '@/lib/cx';
import { formatBytes } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { shrinkPhoto } from '@/lib/photo';
import { FieldError } from './FieldFrame';
import { FilePreview } from './FilePreview';
import { Icon } from '../media/Icon';
import { fileMessages } from './file-field-messages';
import { uiMessages } from '../messages';
import fieldStyles from './field.module.css';
import styles from './file-field.module.css';

interface FileFieldProps {
  label: ReactNode;
  file: File | null;
  onChange: (file: File | null) => void;
  /** Content types; those of documents by default. */
  accept?: readonly string[];
  maxBytes?: number;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  disabled?: boolean;
  name?: string;
}

/** Chooses, photographs or drops one file and previews it. Large photos are scaled down. */
export function FileField({
  label,
  file,
  onChange,
  accept = DOCUMENT_TYPES,
  maxBytes = MAX_DOCUMENT_BYTES,
  hint,
  error,
  optional,
  disabled,
  name,
}: FileFieldProps) {
  const t = useText(uiMessages);
  const files = useText(fileMessages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const [isDragOver, setDragOver] = useState(false);
  const [preparing, setPreparing] = useState(false);
  const selection = useRef(0);
  const shownError = refusal ?? error;

  async function select(chosen: File | undefined) {
    if (!chosen) return;
    selection.current += 1;
    const own = selection.current;
    setPreparing(true);
    const shrunk = await shrinkPhoto(chosen);
    // Another file was chosen meanwhile.
    if (selection.current !== own) return;
    setPreparing(false);
    if (!accept.includes(shrunk.type)) {
      setRefusal(t('fileKindRefused'));
      return;
    }
    if (shrunk.size === 0) {
      setRefusal(t('fileEmpty'));
      return;
    }
    if (shrunk.size > maxBytes) {
      setRefusal(t('fileTooLarge', { size: formatBytes(shrunk.size), limit: formatBytes(maxBytes) }));
      return;
    }
    setRefusal(undefined);
    onChange(shrunk);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setDragOver(false);
    if (!disabled) void select(event.dataTransfer.files[0]);
  }

  function remove() {
    selection.current += 1;
    setPreparing(false);
    setRefusal(undefined);
    onChange(null);
    input.current?.focus();
  }

  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label} {optional && <span className={fieldStyles.optional}>({t('optional')})</span>}
      </label>
      <div
        className={cx(styles.zone, isDragOver && styles.dragOver, Boolean(shownError) && styles.invalid)}
        onDragOver={(event) => {
          event.preventDefault();
          setDragOver(true);
        }}
        onDragLeave={() => setDragOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          className={styles.input}
          accept={accept.join(',')}
          disabled={disabled}
          aria-describedby={cx(`${id}-hint`, Boolean(shownError) && `${id}-error`)}
          aria-invalid={shownError ? true : undefined}
          onChange={(event) => {
            void select(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {file ? (
          <FilePreview file={file} onRemove={disabled ? undefined : remove} />
        ) : (
          <div className={styles.prompt}>
            <Icon name="upload" size={24} />
            <span>
              <span className={styles.choose}>{t('chooseFile')}</span>{' '}
              <span className={styles.drop}>{t('dropFile')}</span>
            </span>
          </div>
        )}
      </div>
      <p className={fieldStyles.hint} id={`${id}-hint`}>
        {hint ?? t('fileLimits', { size: formatBytes(maxBytes) })}
      </p>
      <p className={fieldStyles.hint} role="status">
        {preparing && files('preparing')}
      </p>
      <FieldError id={`${id}-error`}>{shownError}</FieldError>
    </div>
  );
}
