import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CustomerTrailEntry } from '@contract/customers/console-customers';
import { type PlainText, useText } from '../../../shared/i18n';
import { formatInstant } from '../../../shared/i18n/format';
import { Panel } from '../../../shared/ui/Panel';
import { useStaffLabel } from '../../../shared/ui/staff/use-staff-label';

const ACTION_TEXTS: Record<string, PlainText> = {
  'add-customer': 'Added at the desk',
  'approve-customer': 'Documents approved',
  'reject-customer': 'Documents rejected',
  'reveal-contact': 'Mobile number shown to the desk',
  'reveal-aadhaar': 'Aadhaar number shown in full',
  'reveal-identity': 'Identity number shown in full',
  'reveal-licence': 'Licence number shown in full',
  'reveal-driver': 'Driver record shown',
  'record-licence': 'Licence details entered',
  'request-documents': 'Documents requested again',
  'suspend-customer': 'Suspended',
  'lift-suspension': 'Suspension lifted',
  'change-customer': 'Details changed',
  'prove-email': 'E-mail address proved',
  'prove-mobile': 'Mobile number proved',
  'lose-mobile': 'Mobile number removed, because another customer has it',
  'plan-email-change': 'Change of e-mail requested',
  'stop-email-change': 'Change of e-mail stopped',
  'erase-customer': 'Account deleted',
  'merge-customer': 'Another account merged into this one',
  'export-customer': 'All data exported',
  'add-note': 'Note added',
};

export function AuditTrailPanel({ trail }: { trail: readonly CustomerTrailEntry[] }) {
  const t = useText();
  const staffLabel = useStaffLabel();
  return (
    <Panel title="Staff actions">
      {trail.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('Nothing yet.')}
        </Typography>
      )}
      <Box
        component="ol"
        sx={{
          m: 0,
          pl: 2,
          display: 'grid',
          gap: 1.5,
          listStyle: 'none',
          borderLeft: 2,
          borderColor: 'divider',
        }}
      >
        {trail.map(({ id, action, at, by, reason }) => (
          <li key={id}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {ACTION_TEXTS[action] ? t(ACTION_TEXTS[action]) : action}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {by
                ? t('{when} by {who}', { when: formatInstant(at), who: staffLabel(by) })
                : formatInstant(at)}
            </Typography>
            {reason && (
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {reason}
              </Typography>
            )}
          </li>
        ))}
      </Box>
    </Panel>
  );
}
