import type { ChangeEvent, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { DOCUMENT_TYPES, MAX_DOCUMENT_BYTES } from '@contract/limits';
import { cx } from '@/lib/cx';
import { useText } from '@/lib/i18n';
import { Icon } from '../media/Icon';
import { FieldError, FieldLabel } from './FieldFrame';
import { fileMessages } from './file-field-messages';
import { formatBytes } from './file-size';
import { FilePreview } from './FilePreview';
import { useChosenFile } from './use-chosen-file';
import fieldStyles from './field.module.css';
import styles from './file-field.module.css';

interface FileFieldProps {
  label: ReactNode;
  file: File | null;
  onChange: (file: File | null) => void;
  /** Called when the preparation of a chosen photo begins and ends. */
  onPreparing?: (isPreparing: boolean) => void;
  /** Accepted content types; by default those of documents. */
  accept?: readonly string[];
  maxBytes?: number;
  hint?: ReactNode;
  /** A button next to the hint. */
  action?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  disabled?: boolean;
  /** Offers the camera of a phone in addition to the file chooser. */
  withCamera?: boolean;
  name?: string;
}

/** Lets the user choose, photograph or drop one file, and previews it. Scales large photos down. */
export function FileField({
  label,
  file,
  onChange,
  onPreparing,
  accept = DOCUMENT_TYPES,
  maxBytes = MAX_DOCUMENT_BYTES,
  hint,
  action,
  error,
  optional,
  disabled,
  withCamera,
  name,
}: FileFieldProps) {
  const t = useText(fileMessages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { refusal, preparing, ...chosen } = useChosenFile({ accept, maxBytes, onChange, onPreparing });
  const shownError = refusal ?? error;
  const offersCamera = Boolean(withCamera && !file);

  function drop(file: File | undefined) {
    if (!disabled) void chosen.select(file);
  }

  function remove() {
    chosen.remove();
    input.current?.focus();
  }

  return (
    <div className={fieldStyles.field}>
      <FieldLabel id={id} optional={optional}>
        {label}
      </FieldLabel>
      <div className={cx(offersCamera && styles.choices)}>
        <DropZone invalid={Boolean(shownError)} onDrop={drop}>
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
            onChange={(event) => drop(takeFile(event))}
          />
          <Chosen file={file} disabled={disabled} onRemove={remove} />
        </DropZone>
        {offersCamera && <TakePhoto disabled={disabled} onTaken={drop} />}
      </div>
      <Foot id={`${id}-hint`} action={action}>
        {hint ?? t('fileLimits', { size: formatBytes(maxBytes) })}
      </Foot>
      <Preparation isPreparing={preparing} />
      <FieldError id={`${id}-error`}>{shownError}</FieldError>
    </div>
  );
}

interface FootProps {
  id: string;
  action: ReactNode;
  children: ReactNode;
}

const Foot = ({ id, action, children }: FootProps) => (
  <div className={styles.foot}>
    <p className={fieldStyles.hint} id={id}>
      {children}
    </p>
    {action}
  </div>
);

/** Returns the chosen file, and empties the input so that the same file can be chosen again. */
function takeFile({ target }: ChangeEvent<HTMLInputElement>): File | undefined {
  const file = target.files?.[0];
  target.value = '';
  return file;
}

interface TakePhotoProps {
  disabled: boolean | undefined;
  onTaken: (file: File | undefined) => void;
}

/** Opens the camera on a phone. Hidden on other devices. */
function TakePhoto({ disabled, onTaken }: TakePhotoProps) {
  const t = useText(fileMessages);
  return (
    <div className={cx(styles.zone, styles.camera)}>
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className={styles.input}
        aria-label={t('takePhoto')}
        disabled={disabled}
        onChange={(event) => onTaken(takeFile(event))}
      />
      <div className={styles.prompt} aria-hidden="true">
        <span className={styles.choose}>{t('takePhoto')}</span>
      </div>
    </div>
  );
}

function Preparation({ isPreparing }: { isPreparing: boolean }) {
  const t = useText(fileMessages);
  return (
    <p className={fieldStyles.hint} role="status">
      {isPreparing && t('preparing')}
    </p>
  );
}

interface ChosenProps {
  file: File | null;
  disabled: boolean | undefined;
  onRemove: () => void;
}

const Chosen = ({ file, disabled, onRemove }: ChosenProps) =>
  file ? <FilePreview file={file} onRemove={disabled ? undefined : onRemove} /> : <Prompt />;

function Prompt() {
  const t = useText(fileMessages);
  return (
    <div className={styles.prompt}>
      <Icon name="upload" size={24} />
      <span>
        <span className={styles.choose}>{t('chooseFile')}</span>{' '}
        <span className={styles.drop}>{t('dropFile')}</span>
      </span>
    </div>
  );
}

interface DropZoneProps {
  invalid: boolean;
  onDrop: (file: File | undefined) => void;
  children: ReactNode;
}

function DropZone({ invalid, onDrop, children }: DropZoneProps) {
  const [isDragOver, setDragOver] = useState(false);
  return (
    <div
      className={cx(styles.zone, isDragOver && styles.dragOver, invalid && styles.invalid)}
      onDragOver={(event) => {
        event.preventDefault();
        setDragOver(true);
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setDragOver(false);
        onDrop(event.dataTransfer.files[0]);
      }}
    >
      {children}
    </div>
  );
}
