import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { dayIn } from '@contract/calendar';
import { readIdentityNumber } from '@contract/customers/identity-documents';
import type { AadhaarQrChecked } from '@contract/customers/people';
import type { WireMessage } from '@contract/messages/message';
import { ApiError } from '@shared/http';
import { uniqueId } from '@shared/idempotency/unique-id';
import { useLocalize, useText } from '@/lib/i18n';
import { rentalToken } from '@/lib/session';
import { useRules } from '@/lib/settings';
import type { RegistrationForm } from './api/register';
import { register } from './api/register';
import { registrationMessages } from './messages';
import type { Asked, FieldName } from './registration.rules';
import { askedFields, firstKind, refuseForm, withoutIdentity } from './registration.rules';

const EMPTY: RegistrationForm = {
  name: '',
  address: '',
  identityKind: '',
  identityNumber: '',
  identityFile: null,
  drivingLicenseFile: null,
  identityBackFile: null,
  drivingLicenseBackFile: null,
  licenseNumber: '',
  licenseClasses: '',
  licenseValidUntil: '',
  dateOfBirth: '',
};

/** Empty values for the fields that belong to one kind of identity document. */
const WITHOUT_IDENTITY = { identityNumber: '', identityFile: null, identityBackFile: null };

/** Returns the values of the shown fields, with the number of the identity document in its stored form. */
function formToSend(
  form: RegistrationForm,
  { shown, isQrChecked, asked }: { shown: readonly FieldName[]; isQrChecked: boolean; asked: Asked },
): Partial<RegistrationForm> {
  const { identityNumber } = form;
  // The server knows the document whose QR code it has checked.
  const identityKind = isQrChecked ? '' : form.identityKind;
  const number = identityKind ? (readIdentityNumber(identityKind, identityNumber, asked) ?? '') : '';
  const entries = Object.entries({ ...form, identityKind, identityNumber: number });
  return Object.fromEntries(entries.filter(([field]) => shown.includes(field as FieldName)));
}

/** Returns the entered values, and the fields that the form asks for with these values. */
function useEnteredValues(asked: Asked) {
  const [typed, setForm] = useState(EMPTY);
  const [qr, setQr] = useState<AadhaarQrChecked | null>(null);
  const form = { ...typed, identityKind: typed.identityKind || firstKind(asked) };
  const all = askedFields(asked, form.identityKind);
  return {
    form,
    /** The checked QR code, which replaces the number and the photos; null if there is none. */
    qr,
    fields: qr ? withoutIdentity(all) : all,
    setQr: (checked: AadhaarQrChecked | null): void => {
      setForm((current) => ({ ...current, ...WITHOUT_IDENTITY }));
      setQr(checked);
    },
    setField: <Field extends FieldName>(field: Field, value: RegistrationForm[Field]): void => {
      if (field === 'identityKind') setQr(null);
      const others = field === 'identityKind' ? WITHOUT_IDENTITY : {};
      setForm((current) => ({ ...current, ...others, [field]: value }));
    },
  };
}

/** Values, errors and submission of the form. A failed submission keeps the values. */
export function useRegistrationForm(asked: Asked, onSent: (message: WireMessage) => void) {
  const t = useText(registrationMessages);
  const localize = useLocalize();
  const { form, fields, qr, setQr, setField } = useEnteredValues(asked);
  const [checked, setChecked] = useState(false);
  const [progress, setProgress] = useState(0);
  // The key stays the same while the same form is sent again, so that the server processes it once.
  const key = useRef(uniqueId());

  const queryClient = useQueryClient();
  const sending = useMutation({
    mutationFn: () =>
      register(formToSend(form, { shown: fields.shown, isQrChecked: qr !== null, asked }), {
        token: rentalToken(),
        idempotencyKey: key.current,
        onUploadProgress: setProgress,
      }),
    onSuccess: (message) => {
      onSent(message);
      queryClient.removeQueries({ queryKey: ['approval'] });
    },
  });

  const refusals = refuseForm(form, fields, dayIn(useRules().zone, new Date()), asked);
  const answer = sending.error instanceof ApiError ? sending.error : null;

  function reset(): void {
    key.current = uniqueId();
    sending.reset();
  }

  function errorOf(field: FieldName): string | undefined {
    const refusal = checked ? refusals[field] : undefined;
    if (refusal?.key === 'aadhaarLength') return t('aadhaarLength', { count: refusal.count ?? 0 });
    if (refusal) return (t as (key: string) => string)(refusal.key);
    const refused = answer?.fieldError(field);
    return refused && localize(refused);
  }

  return {
    form,
    shown: fields.shown,
    qr,
    setQr: (checked: AadhaarQrChecked | null) => {
      reset();
      setQr(checked);
    },
    change: <Field extends FieldName>(field: Field, value: RegistrationForm[Field]) => {
      reset();
      setField(field, value);
    },
    errorOf,
    optional: (field: FieldName): boolean => !fields.required.includes(field),
    /** Shown above the button: the server's refusal, or a general text if the server failed or could not be reached. */
    failure: sending.error && (answer && answer.http < 500 ? localize(answer) : t('failed')),
    percent: Math.round(progress * 100),
    sending: sending.isPending,
    incomplete: checked && Object.keys(refusals).length > 0,
    send: () => {
      setChecked(true);
      setProgress(0);
      if (Object.keys(refusals).length === 0) sending.mutate();
    },
  };
}

export type RegistrationFields = Pick<
  ReturnType<typeof useRegistrationForm>,
  'form' | 'shown' | 'change' | 'errorOf' | 'optional' | 'qr' | 'setQr'
>;
