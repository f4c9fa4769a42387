import { useState } from 'react';
import { useCanAccess, useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { EMAIL_MOVE_HOURS, MAX_OTP_DIGITS } from '@contract/limits';
import { formatPhone } from '@shared/format/phone';
import { useCalls } from '../../../shared/http/use-calls';
import { useText } from '../../../shared/i18n';
import { ActionButton } from '../../../shared/ui/actions/ActionButton';
import type { Reason } from '../../../shared/ui/actions/ReasonFields';
import { RowActionDialog } from '../../../shared/ui/actions/RowActionDialog';
import { nameOf } from '../../../shared/ui/customer/name-of';
import type { CustomerCalls } from '../calls';
import { requestCodes, sendCodes, type SentCodes } from './contact-codes';

type Typed = Readonly<Record<string, string>>;
const isEmail = ({ what }: Typed): boolean => what === 'email';

const requestFields = ({ mobile, mobileProof, emailUnproved }: ConsoleCustomerDetails): readonly Reason[] => [
  {
    name: 'what',
    label: 'What changes',
    initial: 'mobile',
    choices: [
      { value: 'mobile', label: 'New mobile number' },
      ...(mobileProof || !mobile
        ? []
        : [{ value: 'present', label: 'Prove the present mobile number' } as const]),
      { value: 'email', label: 'New e-mail address' },
      ...(emailUnproved
        ? [{ value: 'presentEmail', label: 'Prove the present e-mail address' } as const]
        : []),
    ],
  },
  {
    name: 'mobile',
    label: 'New mobile number',
    isShort: true,
    required: true,
    missing: 'Enter the number.',
    isShown: ({ what }) => what === 'mobile',
  },
  {
    name: 'email',
    label: 'New e-mail address',
    isShort: true,
    required: true,
    missing: 'Enter the address.',
    isShown: isEmail,
  },
  {
    name: 'when',
    label: 'Takes effect',
    initial: mobileProof?.replacesWait ? 'now' : 'later',
    choices: [
      ...(mobileProof?.replacesWait ? [{ value: 'now', label: 'Now, with OTP by SMS' } as const] : []),
      { value: 'later', label: 'After a day' },
    ],
    // An e-mail address that was never proved can be replaced without a wait.
    isShown: (typed) => isEmail(typed) && !emailUnproved,
  },
];

const OTP = {
  isShort: true,
  required: true,
  maxLength: MAX_OTP_DIGITS,
  missing: 'Enter the OTP.',
} as const;

const codeFields = ({ kind, sms }: SentCodes): readonly Reason[] => [
  { ...OTP, name: 'otp', label: kind === 'email' ? 'OTP sent to the e-mail address' : 'OTP sent by SMS' },
  ...(sms ? [{ ...OTP, name: 'smsOtp', label: 'OTP sent by SMS' } as const] : []),
  {
    name: 'reason',
    label: 'Why',
    required: true,
    missing: 'Enter a reason. The audit records it.',
  },
];

/** Changes the e-mail address or the mobile number with codes that the customer gives to the admin. */
export function ChangeContactAction() {
  const t = useText();
  const customer = useRecordContext<ConsoleCustomerDetails>();
  const { canAccess } = useCanAccess({ resource: 'customers', action: 'contact' });
  const calls = useCalls<CustomerCalls>();
  const [isRequesting, setRequesting] = useState(false);
  const [sent, setSent] = useState<SentCodes | null>(null);
  if (!customer || customer.suspendedAt || !canAccess) return null;
  const name = nameOf(customer);

  return (
    <>
      <ActionButton label="Change contact" press={() => setRequesting(true)} />
      {isRequesting && (
        <RowActionDialog
          label="Send OTP"
          color="primary"
          question={t('Change the contact of {name}?', { name })}
          details={t(
            'The customer gives you the OTP that arrives there. Without an OTP by SMS, a new e-mail address waits for a day, and a sign-in of the customer stops it.',
          )}
          blocked={null}
          reasons={requestFields(customer)}
          decide={async (typed) => {
            setSent(await requestCodes(calls, customer, typed));
            setRequesting(false);
          }}
          close={() => setRequesting(false)}
        />
      )}
      {sent && <CodeDialog sent={sent} name={name} close={() => setSent(null)} />}
    </>
  );
}

interface CodeProps {
  sent: SentCodes;
  name: string;
  close: () => void;
}

function CodeDialog({ sent, name, close }: CodeProps) {
  const t = useText();
  const calls = useCalls<CustomerCalls>();
  const notify = useNotify();
  const refresh = useRefresh();

  async function confirm(typed: Typed): Promise<void> {
    const { waits } = await sendCodes(calls, sent, typed);
    close();
    notify(
      waits
        ? t('The e-mail address changes in {hours} hours.', { hours: EMAIL_MOVE_HOURS })
        : t('The contact of {name} is saved.', { name }),
      { type: 'success' },
    );
    refresh();
  }

  return (
    <RowActionDialog
      label="Save contact"
      color="primary"
      question={t('Enter the OTP of {name}', { name })}
      details={t('Sent to {contact}.', { contact: sent.kind === 'email' ? sent.to : formatPhone(sent.to) })}
      blocked={null}
      reasons={codeFields(sent)}
      decide={confirm}
      close={close}
    />
  );
}
