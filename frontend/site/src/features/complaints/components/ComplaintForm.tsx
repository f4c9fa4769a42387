import { useRef, useState } from 'react';
import { ApiError } from '@shared/http';
import { type Localizable, useLocalize, useText } from '@/lib/i18n';
import { Card } from '@/ui/display/Card';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { usePendingSubmit } from '@/ui/form/use-pending-submit';
import { Icon } from '@/ui/media/Icon';
import { missingIn } from '../complaint-draft.rules';
import { complaintMessages } from '../messages';
import { useSendComplaint } from '../use-send-complaint';
import { COMPLAINT_FIELDS, type ComplaintErrors, ComplaintFields } from './ComplaintFields';
import { SendProblem } from './SendProblem';
import { SupportNote } from './SupportNote';
import styles from './complaints.module.css';

/** Errors of the server, by field. */
function refusedFields(problem: unknown, localize: (error: Localizable) => string): ComplaintErrors {
  if (!(problem instanceof ApiError)) return {};
  const refusals = COMPLAINT_FIELDS.map((field) => [field, problem.fieldError(field)] as const);
  return Object.fromEntries(refusals.flatMap(([field, error]) => (error ? [[field, localize(error)]] : [])));
}

export function ComplaintForm() {
  const t = useText(complaintMessages);
  const localize = useLocalize();
  const { draft, change, send, busy, progress, uploading, problem, isUnclear, sent } = useSendComplaint();
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const missingTexts = Object.fromEntries(missingIn(draft).map((field) => [field, t(`${field}Missing`)]));
  const refused = refusedFields(problem, localize);
  const errors = { ...refused, ...(checked && missingTexts) };

  function submit() {
    const [first] = missingIn(draft);
    setChecked(first !== undefined);
    if (first === undefined) return void send();
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }
  const { isBusy, setPreparing, onSubmit } = usePendingSubmit(busy, submit);

  return (
    <Card className={styles.compose}>
      <h2>{t('compose')}</h2>
      <SupportNote />
      <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
        <ComplaintFields
          draft={draft}
          change={change}
          busy={busy}
          errors={errors}
          onPreparing={setPreparing}
        />
        {problem !== null && Object.keys(refused).length === 0 && (
          <SendProblem problem={problem} isUnclear={isUnclear} />
        )}
        {uploading && <progress className={styles.progress} value={progress} aria-label={t('image')} />}
        <Button type="submit" busy={isBusy}>
          {!isBusy && <Icon name="mail" />}
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
