import { reasonIn } from '@contract/customers/document-reasons';
import { useLanguage, useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { registrationMessages } from '../messages';
import type { Asked } from '../registration.rules';
import type { RegistrationFields } from '../use-registration-form';
import { GoodPicture } from './GoodPicture';
import { IdentityChoice } from './IdentityChoice';
import { IdentityNumberField } from './IdentityNumberField';
import { LicenceFields } from './LicenceFields';
import { TwoSides } from './TwoSides';

interface DocumentFieldsProps {
  asked: Asked;
  fields: RegistrationFields;
}

/** The identity document and the driving licence, each with the reason for its rejection. */
export function DocumentFields({ asked: { reasons, kinds }, fields }: DocumentFieldsProps) {
  const t = useText(registrationMessages);
  const { shown } = fields;
  return (
    <>
      {shown.includes('identityKind') && (
        <IdentityFields reason={reasons?.aadhaar} kinds={kinds} fields={fields} />
      )}
      {!fields.form.identityKind && <BeforeUpload />}
      {shown.includes('drivingLicenseFile') && (
        <>
          <Refused reason={reasons?.license} />
          {shown.includes('licenseNumber') && <LicenceFields {...fields} />}
          <TwoSides
            front="drivingLicenseFile"
            label={t('licenseFile')}
            backLabel={t('licenseBackFile')}
            fields={fields}
          />
        </>
      )}
    </>
  );
}

interface IdentityFieldsProps extends Pick<Asked, 'kinds'> {
  reason: string | undefined;
  fields: RegistrationFields;
}

function IdentityFields({ reason, kinds, fields }: IdentityFieldsProps) {
  const t = useText(registrationMessages);
  const { form, shown, change, errorOf, optional } = fields;
  const kind = form.identityKind;
  return (
    <>
      <Refused reason={reason} />
      <IdentityChoice
        kinds={kinds}
        chosen={kind}
        error={errorOf('identityKind')}
        onChange={(chosen) => change('identityKind', chosen)}
      />
      {kind && (
        <>
          <IdentityNumberField
            kind={kind}
            value={form.identityNumber}
            optional={optional('identityNumber')}
            error={errorOf('identityNumber')}
            onChange={(value) => change('identityNumber', value)}
          />
          <BeforeUpload />
          {shown.includes('identityFile') && (
            <TwoSides
              key={kind}
              front="identityFile"
              label={t(`file${kind}`)}
              backLabel={t(`back${kind}`)}
              hint={kind === 'AADHAAR' ? t('maskedEnough') : undefined}
              fields={fields}
            />
          )}
        </>
      )}
    </>
  );
}

function Refused({ reason }: { reason: string | undefined }) {
  const t = useText(registrationMessages);
  const { language } = useLanguage();
  return reason && <Alert tone="warning">{t('refused', { reason: reasonIn(language, reason) })}</Alert>;
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
