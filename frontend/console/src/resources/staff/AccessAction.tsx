import Typography from '@mui/material/Typography';
import type { ConsoleStaffMember } from '@contract/office';
import { formatPhone } from '@shared/format/phone';
import { type PlainText, useText } from '../../shared/i18n';
import type { Reason } from '../../shared/ui/actions/ReasonFields';
import { RowAction } from '../../shared/ui/actions/RowAction';
import { Row } from '../../shared/ui/Row';
import { SignOutAction } from '../../shared/ui/sessions/SignOutAction';
import type { StaffCalls } from './calls';

/** Enables or disables a staff account, but never the caller's own. */
export const AccessAction = () => (
  <Row<ConsoleStaffMember>>
    {(row) =>
      row.you ? <Note text="This is you" /> : row.enabled ? <EnabledActions /> : <Disabled {...row} />
    }
  </Row>
);

const Disabled = ({ mobileNumber }: ConsoleStaffMember) =>
  mobileNumber ? <EnableAction /> : <Note text="Add the person again to give access." />;

function Note({ text }: { text: PlainText }) {
  const t = useText();
  return (
    <Typography variant="body2" color="textSecondary">
      {t(text)}
    </Typography>
  );
}

const REASONS: readonly Reason[] = [
  { name: 'reason', label: 'Reason', missing: 'Give a reason; admins read it in the history.' },
];

const DISABLING: readonly Reason[] = [
  ...REASONS.map((reason) => ({ ...reason, required: true })),
  {
    name: 'everyRole',
    label: 'The same mobile number in the other role',
    choices: [
      { value: 'too', label: 'Disable it too' },
      { value: 'keep', label: 'Leave it as it is' },
    ],
    initial: 'too',
  },
];

const who = (row: ConsoleStaffMember) => ({ mobile: row.name ?? formatPhone(row.mobileNumber) });

const EnabledActions = () => (
  <>
    <SignOutAction<ConsoleStaffMember> person="staff" nameOf={(row) => who(row).mobile} />
    <Row<ConsoleStaffMember>>{({ hasSecondFactor }) => hasSecondFactor && <ResetFactorAction />}</Row>
    <DisableAction />
  </>
);

function ResetFactorAction() {
  const t = useText();
  return (
    <RowAction<ConsoleStaffMember, StaffCalls>
      name="resetFactor"
      label="Reset second factor"
      color="error"
      question={(row) => t('Reset the second factor of {mobile}?', who(row))}
      details={() => (
        <Typography variant="body2">
          {t(
            'Identify the person first, as when they were hired. They are signed out everywhere, and an OTP is enough for their next sign-in.',
          )}
        </Typography>
      )}
      reasons={REASONS.map((reason) => ({ ...reason, required: true }))}
      call={(data, row, { reason = '' }) => data.resetFactor(row.id, reason)}
      doneMessage={(row) => t('The second factor of {mobile} is reset.', who(row))}
    />
  );
}

function DisableAction() {
  const t = useText();
  return (
    <RowAction<ConsoleStaffMember, StaffCalls>
      name="disable"
      label="Disable"
      color="error"
      question={(row) => t('Disable {mobile}?', who(row))}
      details={() => (
        <Typography variant="body2">
          {t('They are signed out at once and get no more OTPs. Their actions stay in the history.')}
        </Typography>
      )}
      reasons={DISABLING}
      call={(data, row, { reason = '', everyRole }) =>
        data.setStaffAccess(row.id, { enabled: false, reason, everyRole: everyRole === 'too' })
      }
      doneMessage={(row) => t('{mobile} is disabled.', who(row))}
    />
  );
}

function EnableAction() {
  const t = useText();
  return (
    <RowAction<ConsoleStaffMember, StaffCalls>
      name="enable"
      label="Enable"
      question={(row) => t('Enable {mobile} again?', who(row))}
      reasons={REASONS}
      call={(data, row, { reason }) => data.setStaffAccess(row.id, { enabled: true, reason: reason ?? '' })}
      doneMessage={(row) => t('{mobile} can sign in again.', who(row))}
    />
  );
}
