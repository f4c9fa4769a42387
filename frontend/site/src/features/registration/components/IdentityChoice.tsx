import { useId } from 'react';
import type { IdentityKind } from '@contract/customers/identity-documents';
import { useText } from '@/lib/i18n';
import { FieldError } from '@/ui/form/FieldFrame';
import { registrationMessages } from '../messages';
import styles from './registration.module.css';

interface IdentityChoiceProps {
  kinds: readonly IdentityKind[];
  /** Empty until one is chosen. */
  chosen: IdentityKind | '';
  error: string | undefined;
  onChange: (kind: IdentityKind) => void;
}

/** The accepted identity documents, side by side. */
export function IdentityChoice({ kinds, chosen, error, onChange }: IdentityChoiceProps) {
  const t = useText(registrationMessages);
  const id = useId();
  return (
    <fieldset className={styles.kinds} aria-describedby={error && id} data-invalid={error ? true : undefined}>
      <legend>{t('identity')}</legend>
      <div>
        {kinds.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="identityKind"
              value={kind}
              checked={kind === chosen}
              onChange={() => onChange(kind)}
            />
            {t(`kind${kind}`)}
          </label>
        ))}
      </div>
      {kinds.length > 1 && <p className={styles.voluntary}>{t('voluntary')}</p>}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
