import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { MAX_MESSAGE_LENGTH, MAX_SUBJECT_LENGTH } from '@contract/customers/complaints';
import { ApiError } from '@shared/http';
import { useLocalize, useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { Card } from '@/ui/display/Card';
import { FileField } from '@/ui/form/FileField';
import { Icon } from '@/ui/media/Icon';
import { TextAreaField, TextField } from '@/ui/form/TextField';
import { missingIn } from '../complaint-draft.rules';
import { complaintMessages } from '../messages';
import { useSendComplaint } from '../use-send-complaint';
import { SendProblem } from './SendProblem';
import { SupportNote } from './SupportNote';
import styles from './complaints.module.css';

const FIELDS = ['subject', 'message', 'image'] as const;

export function ComplaintForm() {
  const t = useText(complaintMessages);
  const localize = useLocalize();
  const { draft, change, send, busy, progress, problem, sent } = useSendComplaint();
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const missing = checked ? missingIn(draft) : [];
  const refused = (field: (typeof FIELDS)[number]) => {
    const error = problem instanceof ApiError ? problem.fieldError(field) : undefined;
    return error && localize(error);
  };
  const uploading = busy && draft.image !== null && progress > 0 && progress < 1;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const [first] = missingIn(draft);
    setChecked(first !== undefined);
    if (first === undefined) return void send();
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }

  return (
    <Card className={styles.compose}>
      <h2>{t('compose')}</h2>
      <SupportNote />
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('subject')}
          name="subject"
          value={draft.subject}
          maxLength={MAX_SUBJECT_LENGTH}
          readOnly={busy}
          error={missing.includes('subject') ? t('subjectMissing') : refused('subject')}
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
          error={missing.includes('message') ? t('messageMissing') : refused('message')}
          onChange={(event) => change({ message: event.target.value })}
        />
        <FileField
          label={t('image')}
          name="image"
          optional
          hint={t('imageHint')}
          file={draft.image}
          disabled={busy}
          error={refused('image')}
          onChange={(image) => change({ image })}
        />
        {problem !== null && !FIELDS.some(refused) && <SendProblem problem={problem} />}
        {uploading && <progress className={styles.progress} value={progress} aria-label={t('image')} />}
        <Button type="submit" busy={busy}>
          {!busy && <Icon name="mail" />}
          {uploading ? t('sending', { percent: Math.round(progress * 100) }) : t('sendMail')}
        </Button>
      </form>
      {sent && (
        <Alert tone="success" title={t('sent', { number: sent.number })}>
          {t('sentText')}
        </Alert>
      )}
    </Card>
  );
}
