import { useText } from '@/lib/i18n';
import { FileField } from '@/ui/form/FileField';
import { registrationMessages } from '../messages';
import type { RegistrationFields } from '../use-registration-form';
import styles from './registration.module.css';

const SIDES = {
  aadhaarFile: { back: 'aadhaarBackFile', label: 'aadhaarFile', backLabel: 'aadhaarBackFile' },
  drivingLicenseFile: { back: 'drivingLicenseBackFile', label: 'licenseFile', backLabel: 'licenseBackFile' },
} as const;

interface TwoSidesProps {
  front: keyof typeof SIDES;
  fields: RegistrationFields;
}

/** The front of a document, and its back if it is not in the same file. */
export function TwoSides({ front, fields: { form, change, errorOf, optional } }: TwoSidesProps) {
  const t = useText(registrationMessages);
  const { back, label, backLabel } = SIDES[front];
  return (
    <div className={styles.sides}>
      <FileField
        label={t(label)}
        name={front}
        file={form[front]}
        optional={optional(front)}
        error={errorOf(front)}
        onChange={(file) => change(front, file)}
      />
      <FileField
        label={t(backLabel)}
        name={back}
        file={form[back]}
        optional
        hint={t('backHint')}
        error={errorOf(back)}
        onChange={(file) => change(back, file)}
      />
    </div>
  );
}
