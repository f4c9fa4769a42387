import { useRef, useState } from 'react';
import { MAX_DISPUTE_LENGTH, MAX_DISPUTE_PHOTOS, MIN_DISPUTE_LENGTH } from '@contract/limits';
import type { OwnSettlement } from '@contract/rentals/settlements';
import { formatRupees } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { useQuestionFocus } from '@/lib/use-question-focus';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { TextAreaField } from '@/ui/form/TextField';
import { usePendingSubmit } from '@/ui/form/use-pending-submit';
import { PhotoFields } from '../components/PhotoFields';
import { settlementMessages } from './messages';
import { SheetLine } from './SheetLine';
import { SheetTotal } from './SheetTotal';
import { type DisputeDraft, useSettlementCalls } from './use-settlement-calls';
import panel from '../components/rental-panel.module.css';
import styles from './settlement.module.css';

const isTooShort = ({ text }: DisputeDraft): boolean => text.trim().length < MIN_DISPUTE_LENGTH;

/** The lines of a settlement that waits for its customer, who accepts it or disputes some of them. */
export function AnswerSheet({ reference, sheet }: { reference: string; sheet: OwnSettlement }) {
  const t = useText(settlementMessages);
  const localize = useLocalize();
  const calls = useSettlementCalls(reference, sheet.number);
  const [drafts, setDrafts] = useState<readonly DisputeDraft[]>([]);
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const change = (lineId: number, part: Partial<DisputeDraft>): void =>
    setDrafts((current) => current.map((one) => (one.lineId === lineId ? { ...one, ...part } : one)));

  function submit(): void {
    setChecked(true);
    const wrong = drafts.find(isTooShort);
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="text-${wrong.lineId}"]`)?.focus();
    else void calls.dispute(drafts);
  }
  const { isBusy, setPreparing, onSubmit } = usePendingSubmit(calls.busy, submit);

  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
      <ul className={styles.lines}>
        {sheet.lines.map((line) => {
          const draft = drafts.find(({ lineId }) => lineId === line.id);
          return (
            <SheetLine key={line.id} line={line}>
              {line.amount > 0 &&
                (draft ? (
                  <DisputeFields
                    draft={draft}
                    checked={checked}
                    busy={isBusy}
                    onPreparing={setPreparing}
                    onChange={(part) => change(line.id, part)}
                    onWithdraw={() => setDrafts(drafts.filter((one) => one !== draft))}
                  />
                ) : (
                  <Button
                    variant="secondary"
                    onClick={() => setDrafts([...drafts, { lineId: line.id, text: '', photos: [] }])}
                    disabled={isBusy}
                  >
                    {t('dispute')}
                  </Button>
                ))}
            </SheetLine>
          );
        })}
      </ul>
      <SheetTotal total={sheet.total} />
      {calls.error && <Alert tone="error">{localize(calls.error)}</Alert>}
      {drafts.length > 0 ? (
        <div className={panel.actions}>
          <Button type="submit" busy={isBusy}>
            {t('send', { count: drafts.length })}
          </Button>
        </div>
      ) : (
        <Accept total={sheet.total} busy={calls.busy} onAccept={() => void calls.accept()} />
      )}
    </form>
  );
}

function Accept({
  total,
  busy,
  onAccept,
}: Pick<OwnSettlement, 'total'> & { busy: boolean; onAccept: () => void }) {
  const t = useText(settlementMessages);
  const [sure, setSure] = useState(false);
  const { question, button } = useQuestionFocus(sure);
  if (!sure)
    return (
      <div className={panel.actions}>
        <Button ref={button} onClick={() => setSure(true)}>
          {t('accept')}
        </Button>
      </div>
    );
  return (
    <>
      <p ref={question} tabIndex={-1}>
        {t('sure', { amount: formatRupees(total) })}
      </p>
      <div className={panel.actions}>
        <Button busy={busy} onClick={onAccept}>
          {t('yes')}
        </Button>
        <Button variant="ghost" onClick={() => setSure(false)}>
          {t('notNow')}
        </Button>
      </div>
    </>
  );
}

interface DisputeFieldsProps {
  draft: DisputeDraft;
  checked: boolean;
  busy: boolean;
  onPreparing: (isPreparing: boolean) => void;
  onChange: (part: Partial<DisputeDraft>) => void;
  onWithdraw: () => void;
}

function DisputeFields({ draft, checked, busy, onPreparing, onChange, onWithdraw }: DisputeFieldsProps) {
  const t = useText(settlementMessages);
  return (
    <div className={styles.form}>
      <TextAreaField
        label={t('why')}
        name={`text-${draft.lineId}`}
        rows={3}
        maxLength={MAX_DISPUTE_LENGTH}
        readOnly={busy}
        value={draft.text}
        error={checked && isTooShort(draft) ? t('tooShort', { min: MIN_DISPUTE_LENGTH }) : undefined}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <PhotoFields
        label={(number) => t('photoNumber', { number })}
        hint={t('photoHint')}
        photos={draft.photos}
        max={MAX_DISPUTE_PHOTOS}
        busy={busy}
        onPreparing={onPreparing}
        onChange={(photos) => onChange({ photos })}
      />
      <Button variant="ghost" onClick={onWithdraw} disabled={busy}>
        {t('keep')}
      </Button>
    </div>
  );
}
