import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { CODES } from '@contract/codes';
import type { StaffMember } from '@contract/customers/people';
import { MAX_NAME_LENGTH } from '@contract/limits';
import { ApiError } from '@shared/http';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { CREATE_TEXTS, createStaff } from '../../resources/staff/create-staff';
import type { Api } from '../../shared/http/api';
import { reasonOf } from '../../shared/http/error-text';
import { useText } from '../../shared/i18n';
import type { Role } from '../../shared/session/roles';
import { refuseMobile } from '../../shared/ui/forms/mobile.rules';
import { AuthAlert } from './AuthAlert';
import { AuthField } from './AuthField';
import styles from './auth.module.css';

export function CreateStaffForm({ api, kind }: { api: Api; kind: Role }) {
  const texts = CREATE_TEXTS[kind];
  const t = useText();
  const sendOnce = useSendOnce();
  const [mobile, setMobile] = useState('');
  const [name, setName] = useState('');
  const [fieldError, setFieldError] = useState<string | null>(null);
  const creating = useMutation({
    mutationFn: () => sendOnce([kind, mobile, name], (key) => createStaff(api, { kind, mobile, name }, key)),
    onSuccess: () => {
      setMobile('');
      setName('');
    },
  });
  const { data: created, error, isPending } = creating;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isPending) return;
    const refusal = refuseMobile(mobile);
    setFieldError(refusal);
    creating.reset();
    if (!refusal) creating.mutate();
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <AuthField
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
      <AuthField
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        value={name}
        error={null}
        onChange={(event) => setName(event.target.value)}
      />
      <Outcome kind={kind} created={created} error={error} />
      <button className={styles.main} type="submit" aria-disabled={isPending}>
        {t(texts.label)}
      </button>
    </form>
  );
}

interface OutcomeProps {
  kind: Role;
  created: StaffMember | undefined;
  error: Error | null;
}

function Outcome({ kind, created, error }: OutcomeProps) {
  const t = useText();
  const texts = CREATE_TEXTS[kind];
  const exists = error instanceof ApiError && error.code === CODES.ALREADY_EXISTS.code;
  return (
    <>
      {created && (
        <AuthAlert
          tone="ok"
          title={texts.created}
          detail={t('{mobile} can sign in now.', { mobile: created.name ?? created.mobileNumber })}
        />
      )}
      {error && (
        <AuthAlert
          tone="bad"
          title={exists ? error : texts.failed}
          detail={exists ? undefined : reasonOf(error)}
        />
      )}
    </>
  );
}
