import Typography from '@mui/material/Typography';
import { Link, useCreatePath } from 'react-admin';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { useText } from '../../../shared/i18n';
import { formatInstant } from '../../../shared/i18n/format';
import { renewalFacts } from '../../../shared/ui/customer/renewal-facts';
import { type Fact, Facts } from '../../../shared/ui/Facts';
import { Panel } from '../../../shared/ui/Panel';
import { useStaffLabel } from '../../../shared/ui/staff/use-staff-label';
import { TOUCH_TARGET } from '../../../shared/ui/touch-target';
import { AccountStatus } from '../fields';

type Translate = ReturnType<typeof useText>;

type Decision = (at: string, by: string | null) => string;

function useDecision(t: Translate): Decision {
  const staffLabel = useStaffLabel();
  return (at, by) =>
    by ? t('{when} by {who}', { when: formatInstant(at), who: staffLabel(by) }) : formatInstant(at);
}

function decisionFacts(
  { decidedAt, decidedBy, reasons }: ConsoleCustomerDetails,
  decision: Decision,
): Fact[] {
  const facts: Fact[] = [];
  if (decidedAt) facts.push(['Decided', decision(decidedAt, decidedBy)]);
  if (reasons?.aadhaar) facts.push(['Identity document rejected', reasons.aadhaar]);
  if (reasons?.license) facts.push(['Licence rejected', reasons.license]);
  if (reasons?.note && reasons.note !== reasons.aadhaar) facts.push(['Note', reasons.note]);
  return facts;
}

function suspensionFacts({ suspension }: ConsoleCustomerDetails, decision: Decision): Fact[] {
  if (!suspension) return [];
  const { suspended, at, by, reason } = suspension;
  const change: Fact = [suspended ? 'Suspended' : 'Suspension lifted', decision(at, by)];
  return reason ? [change, ['Why', reason]] : [change];
}

export function ApprovalPanel({ customer }: { customer: ConsoleCustomerDetails }) {
  const t = useText();
  const decision = useDecision(t);
  const review = useCreatePath()({ resource: 'pending-documents', type: 'show', id: customer.id });
  const { approval, renewal, submittedAt } = customer;
  const isToReview = approval === 'PENDING' || Boolean(renewal?.submittedAt);
  const facts: Fact[] = [
    ['State', <AccountStatus {...customer} />],
    ['Submitted', submittedAt ? formatInstant(submittedAt) : t('Not registered yet')],
    ...decisionFacts(customer, decision),
    ...renewalFacts(renewal),
    ...suspensionFacts(customer, decision),
  ];
  return (
    <Panel title="Approval">
      <Facts facts={facts} />
      {isToReview && (
        <Typography variant="body2">
          <Link to={review} sx={TOUCH_TARGET}>
            {t('Review the documents')}
          </Link>
        </Typography>
      )}
    </Panel>
  );
}
