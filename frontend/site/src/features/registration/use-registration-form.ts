import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { dayIn } from '@contract/calendar';
import { normaliseAadhaar } from '@contract/customers/identity';
import type { WireMessage } from '@contract/messages/message';
import { ApiError } from '@shared/http';
import { uniqueId } from '@shared/idempotency/unique-id';
import { useLocalize, useText } from '@/lib/i18n';
import { rentalToken } from '@/lib/session';
import { useRules } from '@/lib/settings';
import type { RegistrationForm } from './api/register';
import { register } from './api/register';
import { registrationMessages } from './messages';
import type { FieldName } from './registration.rules';
import { refuseForm } from './registration.rules';

const EMPTY: RegistrationForm = {
  name: '',
  address: '',
  aadhaarNumber: '',
  aadhaarFile: null,
  drivingLicenseFile: null,
  aadhaarBackFile: null,
  drivingLicenseBackFile: null,
  licenseNumber: '',
  licenseClasses: '',
  licenseValidUntil: '',
  dateOfBirth: '',
};

/** Values, errors and submission of the form. A failed submission keeps the values. */
export function useRegistrationForm(required: readonly FieldName[], onSent: (message: WireMessage) => void) {
  const t = useText(registrationMessages);
  const localize = useLocalize();
  const [form, setForm] = useState(EMPTY);
  const [checked, setChecked] = useState(false);
  const [progress, setProgress] = useState(0);
  // The key stays the same while the same form is sent again, so that the server processes it once.
  const key = useRef(uniqueId());

  const queryClient = useQueryClient();
  const sending = useMutation({
    mutationFn: () =>
      register(
        { ...form, aadhaarNumber: normaliseAadhaar(form.aadhaarNumber) ?? '' },
        { token: rentalToken(), idempotencyKey: key.current, onUploadProgress: setProgress },
      ),
    onSuccess: (message) => {
      onSent(message);
      queryClient.removeQueries({ queryKey: ['approval'] });
    },
  });

  const refusals = refuseForm(form, required, dayIn(useRules().zone, new Date()));
  const answer = sending.error instanceof ApiError ? sending.error : null;

  function errorOf(field: FieldName): string | undefined {
    const refusal = checked ? refusals[field] : undefined;
    if (refusal?.key === 'aadhaarLength') return t('aadhaarLength', { count: refusal.count ?? 0 });
    if (refusal) return (t as (key: string) => string)(refusal.key);
    const refused = answer?.fieldError(field);
    return refused && localize(refused);
  }

  return {
    form,
    change: <Field extends FieldName>(field: Field, value: RegistrationForm[Field]) => {
      key.current = uniqueId();
      sending.reset();
      setForm((current) => ({ ...current, [field]: value }));
    },
    errorOf,
    optional: (field: FieldName): boolean => !required.includes(field),
    /** Shown above the button: the refusal of the server, or the failure to reach it. */
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
  'form' | 'change' | 'errorOf' | 'optional'
>;
