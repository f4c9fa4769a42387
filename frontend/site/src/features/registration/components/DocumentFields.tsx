import { reasonIn } from '@contract/customers/document-reasons';
import type { RejectionReasons } from '@contract/customers/people';
import { useLanguage, useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { registrationMessages } from '../messages';
import type { FieldName } from '../registration.rules';
import type { RegistrationFields } from '../use-registration-form';
import { AadhaarField } from './AadhaarField';
import { GoodPicture } from './GoodPicture';
import { LicenceFields } from './LicenceFields';
import { TwoSides } from './TwoSides';

interface DocumentFieldsProps {
  shown: readonly FieldName[];
  reasons: RejectionReasons | null;
  fields: RegistrationFields;
}

/** The Aadhaar number and the two documents, each with the reason for its rejection. */
export function DocumentFields({ shown, reasons, fields }: DocumentFieldsProps) {
  const t = useText(registrationMessages);
  const { language } = useLanguage();
  const { form, change, errorOf, optional } = fields;
  return (
    <>
      {shown.includes('aadhaarNumber') && (
        <>
          {reasons?.aadhaar && (
            <Alert tone="warning">{t('refused', { reason: reasonIn(language, reasons.aadhaar) })}</Alert>
          )}
          <AadhaarField
            value={form.aadhaarNumber}
            optional={optional('aadhaarNumber')}
            error={errorOf('aadhaarNumber')}
            onChange={(value) => change('aadhaarNumber', value)}
          />
          <BeforeUpload />
        </>
      )}
      {shown.includes('aadhaarFile') && (
        <TwoSides front="aadhaarFile" hint={t('maskedEnough')} fields={fields} />
      )}
      {!shown.includes('aadhaarNumber') && <BeforeUpload />}
      {shown.includes('drivingLicenseFile') && (
        <>
          {reasons?.license && (
            <Alert tone="warning">{t('refused', { reason: reasonIn(language, reasons.license) })}</Alert>
          )}
          {shown.includes('licenseNumber') && <LicenceFields {...fields} />}
          <TwoSides front="drivingLicenseFile" fields={fields} />
        </>
      )}
    </>
  );
}

/** Names the people who open the documents, and describes a good photo. */
function BeforeUpload() {
  const t = useText(registrationMessages);
  return (
    <>
      <p>{t('whoOpens')}</p>
      <GoodPicture />
    </>
  );
}
