import { useState } from 'react';
import { useCanAccess, useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { NumberDispute } from '@contract/customers/number-disputes';
import { MAX_OTP_DIGITS } from '@contract/limits';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import { ActionButton } from '../../shared/ui/actions/ActionButton';
import type { Reason } from '../../shared/ui/actions/ReasonFields';
import { RowActionDialog } from '../../shared/ui/actions/RowActionDialog';
import type { NumberDisputeCalls } from './calls';

const CLAIMANT: readonly Reason[] = [
  {
    name: 'email',
    label: 'E-mail address of the claimant',
    isShort: true,
    required: true,
    missing: 'Enter the address.',
  },
];

const CODE: readonly Reason[] = [
  {
    name: 'otp',
    label: 'OTP sent by SMS',
    isShort: true,
    required: true,
    maxLength: MAX_OTP_DIGITS,
    missing: 'Enter the OTP.',
  },
  { name: 'reason', label: 'Why', required: true, missing: 'Enter a reason. The audit records it.' },
];

interface SentCode {
  dispute: NumberDispute;
  email: string;
  challengeId: string;
}

/** Sends a code to the disputed number, and moves the number to the claimant who reads it out. */
export function SettleAction() {
  const t = useText();
  const dispute = useRecordContext<NumberDispute>();
  const { canAccess } = useCanAccess({ resource: 'number-disputes', action: 'settle' });
  const calls = useCalls<NumberDisputeCalls>();
  const [isRequesting, setRequesting] = useState(false);
  const [sent, setSent] = useState<SentCode | null>(null);
  if (!dispute || !canAccess) return null;

  return (
    <>
      <ActionButton label="Send OTP" press={() => setRequesting(true)} />
      {isRequesting && (
        <RowActionDialog
          label="Send OTP"
          color="primary"
          question={t('Send an OTP to {mobile}?', { mobile: dispute.mobile })}
          details={t(
            'Ask the claimant on the phone for the e-mail address that they entered. The SMS goes to the number, and the claimant reads out the OTP.',
          )}
          blocked={null}
          reasons={CLAIMANT}
          decide={async ({ email = '' }) => {
            const { challengeId } = await calls.sendDisputeCode(dispute.id, email);
            setSent({ dispute, email, challengeId });
            setRequesting(false);
          }}
          close={() => setRequesting(false)}
        />
      )}
      {sent && <CodeDialog sent={sent} close={() => setSent(null)} />}
    </>
  );
}

function CodeDialog({ sent: { dispute, email, challengeId }, close }: { sent: SentCode; close: () => void }) {
  const t = useText();
  const calls = useCalls<NumberDisputeCalls>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { id, mobile } = dispute;

  return (
    <RowActionDialog
      label="Move the number"
      color="primary"
      question={t('Enter the OTP that was sent to {mobile}', { mobile })}
      details={t(
        '{email} gets the number. The other customer gets an e-mail and has no number. Bookings and reservations stay.',
        { email },
      )}
      blocked={null}
      reasons={CODE}
      decide={async ({ otp = '', reason = '' }) => {
        await calls.settleDispute(id, { challengeId, otp, email, reason });
        close();
        notify(t('The number {mobile} is moved.', { mobile }), { type: 'success' });
        refresh();
      }}
      close={close}
    />
  );
}
