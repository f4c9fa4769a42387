import { useId, useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { DOCUMENT_TYPES, MAX_DOCUMENT_BYTES } from '@contract/limits';
import { cx } from '@/lib/cx';
import { formatBytes } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { shrinkPhoto } from '@/lib/photo';
import { FieldError } from './FieldFrame';
import { FilePreview } from './FilePreview';
import { Icon } from './Icon';
import { fileMessages } from './file-field-messages';
import { uiMessages } from './messages';
import fieldStyles from './field.module.css';
import styles from './file-field.module.css';

interface FileFieldProps {
  label: ReactNode;
  file: File | null;
  onChange: (file: File | null) => void;
  /** Content types; the paper types unless told. */
  accept?: readonly string[];
  maxBytes?: number;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  disabled?: boolean;
  name?: string;
}

/** Choose, photograph or drop one file; shows what was chosen. Large photos are made smaller before they are kept. */
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
  const [over, setOver] = useState(false);
  const [preparing, setPreparing] = useState(false);
  const turn = useRef(0);
  const shownError = refusal ?? error;

  async function take(chosen: File | undefined) {
    if (!chosen) return;
    turn.current += 1;
    const mine = turn.current;
    setPreparing(true);
    const kept = await shrinkPhoto(chosen);
    // Another file was chosen meanwhile.
    if (turn.current !== mine) return;
    setPreparing(false);
    if (!accept.includes(kept.type)) return setRefusal(t('fileKindRefused'));
    if (kept.size === 0) return setRefusal(t('fileEmpty'));
    if (kept.size > maxBytes)
      return setRefusal(t('fileTooLarge', { size: formatBytes(kept.size), limit: formatBytes(maxBytes) }));
    setRefusal(undefined);
    onChange(kept);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) void take(event.dataTransfer.files[0]);
  }

  function remove() {
    turn.current += 1;
    setPreparing(false);
    setRefusal(undefined);
    onChange(null);
    input.current?.focus();
  }

  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label} {optional && <span className={fieldStyles.aside}>({t('optional')})</span>}
      </label>
      <div
        className={cx(styles.zone, over && styles.over, Boolean(shownError) && styles.invalid)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
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
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {file ? (
          <FilePreview file={file} onRemove={disabled ? undefined : remove} />
        ) : (
          <div className={styles.invite}>
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
