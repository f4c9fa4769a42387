import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ConsoleComplaint } from '@contract/complaints';
import { formatAge, formatInstant, formatMobile } from '../format';
import { DocumentButton } from '../ui/DocumentButton';
import { Facts } from '../ui/Facts';
import { Panel } from '../ui/Panel';

export function ComplaintPanel({ complaint }: { complaint: ConsoleComplaint }) {
  const { customerMobile, customerEmail, decidedAt, decidedBy, imagePath, number } = complaint;
  return (
    <Panel title={complaint.subject}>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{complaint.message}</Typography>
      <Facts
        facts={[
          ['Customer', complaint.customerName ?? 'Not registered yet'],
          [
            'Mobile',
            <MuiLink key="mobile" href={`tel:+91${customerMobile}`}>
              {formatMobile(customerMobile)}
            </MuiLink>,
          ],
          [
            'E-mail',
            <MuiLink key="mail" href={`mailto:${customerEmail}`}>
              {customerEmail}
            </MuiLink>,
          ],
          ['Sent', `${formatInstant(complaint.createdAt)}, ${formatAge(complaint.createdAt)} ago`],
          [
            'Last decision',
            decidedAt
              ? `${formatInstant(decidedAt)}${decidedBy ? ` by ${formatMobile(decidedBy)}` : ''}`
              : 'None yet',
          ],
          [
            'Image',
            imagePath ? (
              <DocumentButton
                key="image"
                label="View Image"
                title={`Image of complaint ${number}`}
                path={imagePath}
              />
            ) : (
              'None'
            ),
          ],
        ]}
      />
    </Panel>
  );
}
