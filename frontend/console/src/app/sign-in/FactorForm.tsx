import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { reasonOf } from '../../shared/http/error-text';
import { type PlainText, useText } from '../../shared/i18n';
import {
  type EnteredFactor,
  FACTOR_INPUTS,
  type FactorKind,
  otherKind,
  typedFactor,
} from '../../shared/second-factor/factor-input';
import { AuthAlert } from './AuthAlert';
import { AuthField } from './AuthField';
import styles from './auth.module.css';

const WORDS = {
  signIn: { label: 'Sign in', failed: 'Sign-in failed', leave: 'Start again' },
  proof: { label: 'Confirm', failed: 'Not confirmed', leave: 'Cancel' },
} as const satisfies Record<string, Record<string, PlainText>>;

interface Props {
  purpose: keyof typeof WORDS;
  send: (entered: EnteredFactor) => Promise<void>;
  onDone: () => void;
  onLeave: () => void;
}

/** Asks for the code of the authenticator app, or a recovery code in its place. */
export function FactorForm({ purpose, send, onDone, onLeave }: Props) {
  const { label, failed, leave } = WORDS[purpose];
  const t = useText();
  const [code, setCode] = useState('');
  const [kind, setKind] = useState<FactorKind>('totp');
  const { label: field, swap, input } = FACTOR_INPUTS[kind];
  const [isMissing, setMissing] = useState(false);
  const verifying = useMutation({
    mutationFn: () => send({ [kind]: code }),
    onSuccess: onDone,
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (verifying.isPending) return;
    verifying.reset();
    setMissing(code.trim() === '');
    if (code.trim() !== '') verifying.mutate();
  }

  function change(): void {
    setKind(otherKind(kind));
    setCode('');
    setMissing(false);
    verifying.reset();
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <AuthField
        key={kind}
        className={kind === 'totp' ? styles.code : undefined}
        label={field}
        name="factor"
        {...input}
        autoFocus
        value={code}
        error={isMissing ? 'Enter the code.' : null}
        onChange={({ target }) => setCode(typedFactor(kind, target.value))}
      />
      {verifying.error && <AuthAlert tone="bad" title={failed} detail={reasonOf(verifying.error)} />}
      <button className={styles.main} type="submit" aria-disabled={verifying.isPending}>
        {t(label)}
      </button>
      <div className={styles.row}>
        <button className={styles.link} type="button" onClick={change}>
          {t(swap)}
        </button>
        <button className={styles.link} type="button" onClick={onLeave}>
          {t(leave)}
        </button>
      </div>
    </form>
  );
}
