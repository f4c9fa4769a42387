import { Link, useCreatePath } from 'react-admin';
import Typography from '@mui/material/Typography';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { formatPhone } from '@shared/format/phone';
import { formatInstant } from '../../format';
import { useText } from '../../i18n';
import { Facts, type Fact } from '../../ui/Facts';
import { Panel } from '../../ui/Panel';
import { AccountStatus } from '../fields';

export function ApprovalPanel({ customer }: { customer: ConsoleCustomerDetails }) {
  const t = useText();
  const review = useCreatePath()({ resource: 'pending-documents', type: 'show', id: customer.id });
  const { approval, decidedAt, decidedBy, reasons, submittedAt, suspension } = customer;
  const who = (at: string, by: string | null): string =>
    by ? t('{when} by {who}', { when: formatInstant(at), who: formatPhone(by) }) : formatInstant(at);
  const facts: Fact[] = [
    ['State', <AccountStatus {...customer} />],
    ['Submitted', submittedAt ? formatInstant(submittedAt) : t('Not registered yet')],
  ];
  if (decidedAt) facts.push(['Decided', who(decidedAt, decidedBy)]);
  if (reasons?.aadhaar) facts.push(['Aadhaar rejected', reasons.aadhaar]);
  if (reasons?.license) facts.push(['Licence rejected', reasons.license]);
  if (reasons?.note && reasons.note !== reasons.aadhaar) facts.push(['Note', reasons.note]);
  if (suspension) {
    facts.push([suspension.suspended ? 'Suspended' : 'Suspension lifted', who(suspension.at, suspension.by)]);
    if (suspension.reason) facts.push(['Why', suspension.reason]);
  }
  return (
    <Panel title="Approval">
      <Facts facts={facts} />
      {approval === 'PENDING' && (
        <Typography variant="body2">
          <Link to={review}>{t('Review the documents')}</Link>
        </Typography>
      )}
    </Panel>
  );
}
