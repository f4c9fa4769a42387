import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ConsoleComplaint } from '@contract/customers/complaints';
import { useText } from '../../shared/i18n';
import { formatAge, formatInstant } from '../../shared/i18n/format';
import { MobileLink } from '../../shared/ui/customer/MobileLink';
import { DocumentButton } from '../../shared/ui/documents/DocumentButton';
import { Facts } from '../../shared/ui/Facts';
import { Panel } from '../../shared/ui/Panel';
import { useStaffLabel } from '../../shared/ui/staff/use-staff-label';

export function ComplaintPanel({ complaint }: { complaint: ConsoleComplaint }) {
  const t = useText();
  const staffLabel = useStaffLabel();
  const { customerMobile, customerEmail, decidedAt, decidedBy, imagePath, number } = complaint;
  return (
    <Panel title={{ text: complaint.subject }}>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{complaint.message}</Typography>
      <Facts
        facts={[
          ['Customer', complaint.customerName ?? t('Not registered yet')],
          ['Mobile', <MobileLink key="mobile" mobile={customerMobile} />],
          [
            'E-mail',
            <MuiLink key="mail" href={`mailto:${customerEmail}`}>
              {customerEmail}
            </MuiLink>,
          ],
          [
            'Sent',
            t('{when}, {age} ago', {
              when: formatInstant(complaint.createdAt),
              age: formatAge(complaint.createdAt),
            }),
          ],
          [
            'Last decision',
            decidedAt
              ? t('{when} by {who}', { when: formatInstant(decidedAt), who: staffLabel(decidedBy) })
              : t('None yet'),
          ],
          [
            'Image',
            imagePath ? (
              <DocumentButton
                key="image"
                label={t('View Image')}
                title={t('Image of complaint {number}', { number })}
                path={imagePath}
              />
            ) : (
              t('None')
            ),
          ],
        ]}
      />
    </Panel>
  );
}
