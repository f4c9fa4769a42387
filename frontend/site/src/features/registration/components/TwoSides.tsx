import { useState } from 'react';
import { useText } from '@/lib/i18n';
import { Button } from '@/ui/form/Button';
import { FileField } from '@/ui/form/FileField';
import { CoverButton } from '../cover/CoverButton';
import { registrationMessages } from '../messages';
import type { RegistrationFields } from '../use-registration-form';
import styles from './registration.module.css';

const BACKS = { identityFile: 'identityBackFile', drivingLicenseFile: 'drivingLicenseBackFile' } as const;

interface TwoSidesProps {
  front: keyof typeof BACKS;
  label: string;
  backLabel: string;
  fields: RegistrationFields;
  onPreparing: (isPreparing: boolean) => void;
  hint?: string | undefined;
  /** True if the customer may black out digits on the photos. */
  isCoverable?: boolean;
}

/** The front of a document, and its back if it is not in the same file. */
export function TwoSides({ front, label, backLabel, hint, fields, onPreparing, isCoverable }: TwoSidesProps) {
  const t = useText(registrationMessages);
  const { form, change, errorOf, optional } = fields;
  const back = BACKS[front];
  const [isAsked, setAsked] = useState(false);
  const withBack = isAsked || form[back] !== null || errorOf(back) !== undefined;
  return (
    <div className={styles.sides}>
      <div className={styles.side}>
        <FileField
          label={label}
          name={front}
          file={form[front]}
          withCamera
          hint={hint}
          optional={optional(front)}
          error={errorOf(front)}
          action={
            !withBack && (
              <Button
                variant="ghost"
                className={styles.addBack}
                aria-label={t('addBackOf', { document: label })}
                onClick={() => setAsked(true)}
              >
                + {t('addBack')}
              </Button>
            )
          }
          onPreparing={onPreparing}
          onChange={(file) => change(front, file)}
        />
        {isCoverable && <CoverButton file={form[front]} onChange={(file) => change(front, file)} />}
      </div>
      {withBack && (
        <div className={styles.side}>
          <FileField
            label={backLabel}
            name={back}
            file={form[back]}
            optional
            withCamera
            hint={t('backHint')}
            error={errorOf(back)}
            onPreparing={onPreparing}
            onChange={(file) => change(back, file)}
          />
          {isCoverable && <CoverButton file={form[back]} onChange={(file) => change(back, file)} />}
        </div>
      )}
    </div>
  );
}
