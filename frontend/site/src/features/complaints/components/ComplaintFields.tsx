import { MAX_MESSAGE_LENGTH, MAX_SUBJECT_LENGTH } from '@contract/customers/complaints';
import { useText } from '@/lib/i18n';
import { FileField } from '@/ui/form/FileField';
import { TextAreaField, TextField } from '@/ui/form/TextField';
import type { ComplaintDraft } from '../complaint-draft.rules';
import { complaintMessages } from '../messages';

export const COMPLAINT_FIELDS = ['subject', 'message', 'image'] as const;
export type ComplaintErrors = Partial<Record<(typeof COMPLAINT_FIELDS)[number], string>>;

interface ComplaintFieldsProps {
  draft: ComplaintDraft;
  change: (part: Partial<ComplaintDraft>) => void;
  busy: boolean;
  errors: ComplaintErrors;
  onPreparing: (isPreparing: boolean) => void;
}

export function ComplaintFields({ draft, change, busy, errors, onPreparing }: ComplaintFieldsProps) {
  const t = useText(complaintMessages);
  return (
    <>
      <TextField
        label={t('subject')}
        name="subject"
        value={draft.subject}
        maxLength={MAX_SUBJECT_LENGTH}
        readOnly={busy}
        error={errors.subject}
        onChange={(event) => change({ subject: event.target.value })}
      />
      <TextAreaField
        label={t('message')}
        name="message"
        rows={7}
        hint={t('messageHint')}
        value={draft.message}
        maxLength={MAX_MESSAGE_LENGTH}
        readOnly={busy}
        error={errors.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      <FileField
        label={t('image')}
        name="image"
        optional
        hint={t('imageHint')}
        file={draft.image}
        disabled={busy}
        error={errors.image}
        onPreparing={onPreparing}
        onChange={(image) => change({ image })}
      />
    </>
  );
}
