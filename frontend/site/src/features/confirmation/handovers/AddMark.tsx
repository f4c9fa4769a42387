import { type Ref, useState } from 'react';
import { MAX_DOCUMENT_BYTES, PHOTO_TYPES } from '@contract/limits';
import { MAX_MARK_LENGTH } from '@contract/rentals/handovers';
import type { InspectionPoint } from '@contract/rentals/inspection-points';
import { request } from '@shared/http';
import { formOf } from '@shared/http/form-of';
import { useInLanguage } from '@shared/i18n/use-in-language';
import { asUuid } from '@shared/idempotency/as-uuid';
import { useFormats } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { accountToken } from '@/lib/session';
import { useCall } from '@/lib/use-call';
import { useQuestionFocus } from '@/lib/use-question-focus';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { FileField } from '@/ui/form/FileField';
import { SelectField } from '@/ui/form/SelectField';
import { TextField } from '@/ui/form/TextField';
import { usePendingSubmit } from '@/ui/form/use-pending-submit';
import { ownRentalKey, ownRentalPath } from '../api/use-own-rental';
import { useFormCheck } from '../components/use-form-check';
import { handoverMessages } from './messages';
import panel from '../components/rental-panel.module.css';
import styles from './handovers.module.css';

interface Draft {
  point: string;
  text: string;
  photo: File | null;
}

function useMarkCall(reference: string) {
  const { send, busy, error } = useCall(ownRentalKey(reference));
  const add = ({ point, text, photo }: Draft): Promise<boolean> =>
    send([reference, point, text, photo], (key) =>
      request(`${ownRentalPath(reference)}/marks/${asUuid(key)}`, {
        method: 'PUT',
        body: formOf({ point, text, photo }),
        token: accountToken(),
      }),
    );
  return { add, busy, error };
}

interface Props {
  reference: string;
  /** The points of the handover. */
  points: readonly InspectionPoint[];
  until: string;
}

/** Lets the customer add damage soon after the handover that the staff did not note. */
export function AddMark({ reference, points, until }: Props) {
  const t = useText(handoverMessages);
  const { formatInstant } = useFormats();
  const [open, setOpen] = useState(false);
  const { question: point, button } = useQuestionFocus<HTMLSelectElement>(open);
  return open ? (
    <MarkForm reference={reference} points={points} first={point} onClose={() => setOpen(false)} />
  ) : (
    <>
      <p>{t('addLead', { when: formatInstant(until) })}</p>
      <div className={panel.actions}>
        <Button ref={button} variant="secondary" onClick={() => setOpen(true)}>
          {t('add')}
        </Button>
      </div>
    </>
  );
}

interface FormProps extends Omit<Props, 'until'> {
  first: Ref<HTMLSelectElement>;
  onClose: () => void;
}

function MarkForm({ reference, points, first, onClose }: FormProps) {
  const t = useText(handoverMessages);
  const localize = useLocalize();
  const { add, busy, error } = useMarkCall(reference);
  const [draft, setDraft] = useState<Draft>({ point: points[0]?.key ?? '', text: '', photo: null });
  const { form, errorOf, submitBy, otherError } = useFormCheck(
    { text: draft.text.trim() === '' && t('whatMissing') },
    error,
  );
  const change = (part: Partial<Draft>): void => setDraft((current) => ({ ...current, ...part }));
  const send = (): void => {
    void add(draft).then((stored) => stored && onClose());
  };
  const { isBusy, setPreparing, onSubmit } = usePendingSubmit(busy, submitBy(send));

  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
      <PointField ref={first} points={points} value={draft.point} onChange={(point) => change({ point })} />
      <TextField
        label={t('what')}
        name="text"
        maxLength={MAX_MARK_LENGTH}
        readOnly={busy}
        value={draft.text}
        error={errorOf('text')}
        onChange={(event) => change({ text: event.target.value })}
      />
      <FileField
        label={t('photo')}
        name="photo"
        accept={PHOTO_TYPES}
        maxBytes={MAX_DOCUMENT_BYTES}
        hint={t('photoHint')}
        optional
        file={draft.photo}
        disabled={busy}
        onPreparing={setPreparing}
        onChange={(photo) => change({ photo })}
      />
      {otherError && <Alert tone="error">{localize(otherError)}</Alert>}
      <div className={panel.actions}>
        <Button type="submit" busy={isBusy}>
          {t('send')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('notNow')}
        </Button>
      </div>
    </form>
  );
}

interface PointProps extends Pick<Props, 'points'> {
  ref: Ref<HTMLSelectElement>;
  value: string;
  onChange: (point: string) => void;
}

function PointField({ ref, points, value, onChange }: PointProps) {
  const t = useText(handoverMessages);
  const inLanguage = useInLanguage();
  return (
    <SelectField
      ref={ref}
      label={t('where')}
      name="point"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {points.map(({ key, name }) => (
        <option key={key} value={key}>
          {inLanguage(name)}
        </option>
      ))}
    </SelectField>
  );
}
