import Typography from '@mui/material/Typography';
import { Link, useCreatePath } from 'react-admin';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { formatPhone } from '@shared/format/phone';
import { AadhaarNumber } from '../../customers/AadhaarNumber';
import { formatAge, formatInstant } from '../../format';
import { useText } from '../../i18n';
import { useStaffLabel } from '../../staff/use-staff-label';
import { Facts } from '../../ui/Facts';
import { Panel } from '../../ui/Panel';

/** What the documents are compared with. */
export function EnteredDataPanel({ customer }: { customer: ConsoleCustomerDetails }) {
  const t = useText();
  const staffLabel = useStaffLabel();
  const page = useCreatePath()({ resource: 'customers', type: 'show', id: customer.id });
  const { addedBy, address, email, fullName, id, mobile, submittedAt } = customer;
  return (
    <Panel title="What the customer entered">
      <Facts
        facts={[
          ['Name', <strong>{fullName ?? t('Not registered yet')}</strong>],
          ['Address', address ?? t('Not provided yet')],
          ['Aadhaar', <AadhaarNumber key={id} customer={customer} />],
          ['Mobile', formatPhone(mobile)],
          ['E-mail', email],
          [
            'Submitted',
            submittedAt
              ? t('{when}, {age} ago', { when: formatInstant(submittedAt), age: formatAge(submittedAt) })
              : t('Not registered yet'),
          ],
          ['Added by', addedBy ? staffLabel(addedBy) : t('The customer')],
        ]}
      />
      <Typography variant="body2">
        <Link to={page}>{t('Customer details')}</Link>
      </Typography>
    </Panel>
  );
}
