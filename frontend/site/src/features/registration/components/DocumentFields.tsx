import { lazy, Suspense } from 'react';
import { reasonIn } from '@contract/customers/document-reasons';
import type { IdentityKind } from '@contract/customers/identity-documents';
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

const AadhaarQrField = lazy(async () => ({ default: (await import('../qr/AadhaarQrField')).AadhaarQrField }));

interface DocumentFieldsProps {
  asked: Asked;
  fields: RegistrationFields;
  onPreparing: (isPreparing: boolean) => void;
}

/** The identity document and the driving licence, each with the reason for its rejection. */
export function DocumentFields({ asked, fields, onPreparing }: DocumentFieldsProps) {
  const t = useText(registrationMessages);
  const { shown } = fields;
  const { reasons } = asked;
  return (
    <>
      {shown.includes('identityKind') && (
        <IdentityFields asked={asked} fields={fields} onPreparing={onPreparing} />
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
            onPreparing={onPreparing}
          />
        </>
      )}
    </>
  );
}

function IdentityFields({ asked, fields, onPreparing }: DocumentFieldsProps) {
  const { reasons, kinds, qrConsent } = asked;
  const { form, change, errorOf, qr, setQr } = fields;
  const kind = form.identityKind;
  return (
    <>
      <Refused reason={reasons?.aadhaar} />
      <IdentityChoice
        kinds={kinds}
        chosen={kind}
        error={errorOf('identityKind')}
        onChange={(chosen) => change('identityKind', chosen)}
      />
      {kind === 'AADHAAR' && qrConsent !== null && (
        <Suspense>
          <AadhaarQrField consentVersion={qrConsent} checked={qr} onChange={setQr} />
        </Suspense>
      )}
      {kind && <EnteredIdentity kind={kind} asked={asked} fields={fields} onPreparing={onPreparing} />}
    </>
  );
}

/** The number and the photos. Shows nothing after the QR code was checked. */
function EnteredIdentity({ kind, asked, fields, onPreparing }: DocumentFieldsProps & { kind: IdentityKind }) {
  const t = useText(registrationMessages);
  const { form, shown, change, errorOf, optional } = fields;
  return (
    <>
      {shown.includes('identityNumber') && (
        <IdentityNumberField
          kind={kind}
          lastFour={asked.aadhaarLastFour}
          value={form.identityNumber}
          optional={optional('identityNumber')}
          error={errorOf('identityNumber')}
          onChange={(value) => change('identityNumber', value)}
        />
      )}
      <BeforeUpload />
      {shown.includes('identityFile') && (
        <TwoSides
          key={kind}
          front="identityFile"
          label={t(`file${kind}`)}
          backLabel={t(`back${kind}`)}
          hint={kind === 'AADHAAR' ? t(asked.aadhaarLastFour ? 'maskedAsked' : 'maskedEnough') : undefined}
          isCoverable={kind === 'AADHAAR'}
          fields={fields}
          onPreparing={onPreparing}
        />
      )}
    </>
  );
}

function Refused({ reason }: { reason: string | undefined }) {
  const t = useText(registrationMessages);
  const { language } = useLanguage();
  return reason && <Alert tone="warning">{t('refused', { reason: reasonIn(language, reason) })}</Alert>;
}

/** Names the staff who open the documents, and describes a good photo. */
function BeforeUpload() {
  const t = useText(registrationMessages);
  return (
    <>
      <p>{t('whoOpens')}</p>
      <GoodPicture />
    </>
  );
}
