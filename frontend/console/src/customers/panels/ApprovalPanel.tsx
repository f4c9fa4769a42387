import Typography from '@mui/material/Typography';
import { Link, useCreatePath } from 'react-admin';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { formatPhone } from '@shared/format/phone';
import { formatInstant } from '../../format';
import { useText } from '../../i18n';
import { type Fact, Facts } from '../../ui/Facts';
import { Panel } from '../../ui/Panel';
import { AccountStatus } from '../fields';

type Translate = ReturnType<typeof useText>;

const byWhom = (at: string, by: string | null, t: Translate): string =>
  by ? t('{when} by {who}', { when: formatInstant(at), who: formatPhone(by) }) : formatInstant(at);

function decisionFacts({ decidedAt, decidedBy, reasons }: ConsoleCustomerDetails, t: Translate): Fact[] {
  const facts: Fact[] = [];
  if (decidedAt) facts.push(['Decided', byWhom(decidedAt, decidedBy, t)]);
  if (reasons?.aadhaar) facts.push(['Aadhaar rejected', reasons.aadhaar]);
  if (reasons?.license) facts.push(['Licence rejected', reasons.license]);
  if (reasons?.note && reasons.note !== reasons.aadhaar) facts.push(['Note', reasons.note]);
  return facts;
}

function suspensionFacts({ suspension }: ConsoleCustomerDetails, t: Translate): Fact[] {
  if (!suspension) return [];
  const { suspended, at, by, reason } = suspension;
  const change: Fact = [suspended ? 'Suspended' : 'Suspension lifted', byWhom(at, by, t)];
  return reason ? [change, ['Why', reason]] : [change];
}

export function ApprovalPanel({ customer }: { customer: ConsoleCustomerDetails }) {
  const t = useText();
  const review = useCreatePath()({ resource: 'pending-documents', type: 'show', id: customer.id });
  const { approval, submittedAt } = customer;
  const facts: Fact[] = [
    ['State', <AccountStatus {...customer} />],
    ['Submitted', submittedAt ? formatInstant(submittedAt) : t('Not registered yet')],
    ...decisionFacts(customer, t),
    ...suspensionFacts(customer, t),
  ];
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
