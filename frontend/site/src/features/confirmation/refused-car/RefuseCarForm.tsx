import { useState } from 'react';
import { MAX_REASON_LENGTH, MAX_RENTAL_PHOTOS } from '@contract/limits';
import { CAR_REFUSAL_CAUSES, type CarRefusalCause } from '@contract/rentals/car-refusals';
import { useLocalize, useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { SelectField } from '@/ui/form/SelectField';
import { TextAreaField } from '@/ui/form/TextField';
import { usePendingSubmit } from '@/ui/form/use-pending-submit';
import { PhotoFields } from '../components/PhotoFields';
import { useFormCheck } from '../components/use-form-check';
import { refusedCarMessages } from './messages';
import { type RefusalDraft, useRefusalCall } from './use-refusal-call';
import panel from '../components/rental-panel.module.css';
import styles from './refused-car.module.css';

type Field = 'cause' | 'note' | 'photos';

interface RefuseCarFormProps {
  reference: string;
  onClose: () => void;
}

/** Asks for the cause and for photos of the car. */
export function RefuseCarForm({ reference, onClose }: RefuseCarFormProps) {
  const t = useText(refusedCarMessages);
  const localize = useLocalize();
  const { report, busy, error } = useRefusalCall(reference);
  const [draft, setDraft] = useState<RefusalDraft>({ cause: '', note: '', photos: [] });
  const { cause, note, photos } = draft;
  const { form, errorOf, submitBy, otherError } = useFormCheck<Field>(
    {
      cause: cause === '' && t('causeMissing'),
      note: cause === 'OTHER' && note.trim() === '' && t('noteMissing'),
      photos: photos.length === 0 && t('photoMissing'),
    },
    error,
  );
  const send = (): void => {
    void report(draft).then((stored) => stored && onClose());
  };
  const { isBusy, setPreparing, onSubmit } = usePendingSubmit(busy, submitBy(send));

  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
      <strong>{t('title')}</strong>
      <p>{t('promise')}</p>
      <CauseFields draft={draft} busy={busy} errorOf={errorOf} onChange={setDraft} />
      <PhotoFields
        label={(number) => t('photo', { number })}
        hint={t('photoHint')}
        photos={photos}
        max={MAX_RENTAL_PHOTOS}
        required
        busy={busy}
        error={errorOf('photos')}
        onPreparing={setPreparing}
        onChange={(chosen) => setDraft((current) => ({ ...current, photos: chosen }))}
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

interface CauseFieldsProps {
  draft: RefusalDraft;
  busy: boolean;
  errorOf: (field: Field) => string | undefined;
  onChange: (draft: RefusalDraft) => void;
}

function CauseFields({ draft, busy, errorOf, onChange }: CauseFieldsProps) {
  const t = useText(refusedCarMessages);
  return (
    <>
      <SelectField
        label={t('cause')}
        name="cause"
        value={draft.cause}
        error={errorOf('cause')}
        onChange={(event) => onChange({ ...draft, cause: event.target.value as CarRefusalCause })}
      >
        <option value="" disabled>
          {t('choose')}
        </option>
        {CAR_REFUSAL_CAUSES.map((cause) => (
          <option key={cause} value={cause}>
            {t(cause)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t('note')}
        name="note"
        rows={3}
        optional={draft.cause !== 'OTHER'}
        maxLength={MAX_REASON_LENGTH}
        readOnly={busy}
        value={draft.note}
        error={errorOf('note')}
        onChange={(event) => onChange({ ...draft, note: event.target.value })}
      />
    </>
  );
}
