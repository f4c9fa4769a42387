import Typography from '@mui/material/Typography';
import type { ConsoleStaffMember } from '@contract/office';
import { formatMobile } from '../format';
import { useText } from '../i18n';
import { RowAction } from '../RowAction';
import { Row } from '../ui/Row';

/** Disables whoever may sign in, and enables whoever may not. Nobody decides about themselves. */
export const AccessAction = () => (
  <Row<ConsoleStaffMember>>
    {({ enabled, you }) => (you ? <Yourself /> : enabled ? <DisableAction /> : <EnableAction />)}
  </Row>
);

function Yourself() {
  const t = useText();
  return (
    <Typography variant="body2" color="textSecondary">
      {t('This is you')}
    </Typography>
  );
}

function useReason() {
  const t = useText();
  return [
    { name: 'reason', label: t('Reason'), missing: t('Give a reason; admins read it in the history.') },
  ];
}

function DisableAction() {
  const t = useText();
  const reasons = useReason();
  const who = (row: ConsoleStaffMember) => ({ mobile: formatMobile(row.mobileNumber) });
  return (
    <RowAction<ConsoleStaffMember>
      name="disable"
      label={t('Disable')}
      color="error"
      ask={(row) => t('Disable {mobile}?', who(row))}
      details={() => (
        <Typography variant="body2">
          {t('They are signed out at once and get no more codes. What they did stays in the history.')}
        </Typography>
      )}
      reasons={reasons}
      call={(data, row, { reason }) => data.setStaffAccess(row.id, { enabled: false, reason: reason ?? '' })}
      done={(row) => t('{mobile} is disabled.', who(row))}
    />
  );
}

function EnableAction() {
  const t = useText();
  const reasons = useReason();
  const who = (row: ConsoleStaffMember) => ({ mobile: formatMobile(row.mobileNumber) });
  return (
    <RowAction<ConsoleStaffMember>
      name="enable"
      label={t('Enable')}
      ask={(row) => t('Let {mobile} sign in again?', who(row))}
      reasons={reasons}
      call={(data, row, { reason }) => data.setStaffAccess(row.id, { enabled: true, reason: reason ?? '' })}
      done={(row) => t('{mobile} may sign in again.', who(row))}
    />
  );
}
