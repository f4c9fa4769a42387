import { useState, type FormEvent } from 'react';
import { CODES } from '@contract/codes';
import type { Api } from '../api';
import { ApiError } from '@shared/http';
import { reasonOf } from '../error-text';
import { CREATE_TEXTS, createStaff } from '../create-staff';
import { refuseMobile } from '../mobile-field';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { useText } from '../i18n';
import type { Role } from '../roles';
import { DoorAlert } from './DoorAlert';
import { DoorField } from './DoorField';
import styles from './door.module.css';

type Result = { tone: 'ok' | 'bad'; title: string; detail?: string } | null;

export function CreateStaffForm({ api, kind }: { api: Api; kind: Role }) {
  const texts = CREATE_TEXTS[kind];
  const t = useText();
  const sendOnce = useSendOnce();
  const [mobile, setMobile] = useState('');
  const [fieldError, setFieldError] = useState<string | null>(null);
  const [result, setResult] = useState<Result>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const refusal = refuseMobile(mobile);
    setFieldError(refusal);
    setResult(null);
    if (refusal) return;
    setBusy(true);
    try {
      const created = await sendOnce([kind, mobile], (key) => createStaff(api, kind, mobile.trim(), key));
      setMobile('');
      setResult({
        tone: 'ok',
        title: texts.created,
        detail: t('{mobile} can sign in now.', { mobile: created.mobileNumber }),
      });
    } catch (error) {
      const exists = error instanceof ApiError && error.code === CODES.ALREADY_EXISTS.code;
      setResult(
        exists
          ? { tone: 'bad', title: error.message }
          : { tone: 'bad', title: texts.failed, detail: reasonOf(error) },
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <DoorField
        label="Mobile number"
        name="mobileNumber"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={16}
        autoFocus
        value={mobile}
        error={fieldError}
        onChange={(event) => setMobile(event.target.value)}
      />
      {result && <DoorAlert {...result} />}
      <button className={styles.main} type="submit" aria-disabled={busy}>
        {t(texts.label)}
      </button>
    </form>
  );
}
