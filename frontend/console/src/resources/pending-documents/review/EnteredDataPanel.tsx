import Typography from '@mui/material/Typography';
import { Link, useCreatePath } from 'react-admin';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { formatPhone } from '@shared/format/phone';
import { useText } from '../../../shared/i18n';
import { formatAge, formatInstant } from '../../../shared/i18n/format';
import { identityName } from '../../../shared/ui/customer/identity-names';
import { IdentityNumber } from '../../../shared/ui/customer/IdentityNumber';
import { LicenceDetails } from '../../../shared/ui/customer/LicenceDetails';
import { renewalFacts } from '../../../shared/ui/customer/renewal-facts';
import { ReviewFlags } from '../../../shared/ui/customer/ReviewFlags';
import { Facts } from '../../../shared/ui/Facts';
import { Panel } from '../../../shared/ui/Panel';
import { useStaffLabel } from '../../../shared/ui/staff/use-staff-label';
import { TOUCH_TARGET } from '../../../shared/ui/touch-target';

/** The customer's data, for comparison with the documents. */
export function EnteredDataPanel({ customer }: { customer: ConsoleCustomerDetails }) {
  const t = useText();
  const staffLabel = useStaffLabel();
  const page = useCreatePath()({ resource: 'customers', type: 'show', id: customer.id });
  const { addedBy, address, email, fullName, id, identity, mobile, renewal, submittedAt } = customer;
  return (
    <Panel title="What the customer entered">
      <ReviewFlags {...customer} />
      <Facts
        facts={[
          ['Name', <strong>{fullName ?? t('Not registered yet')}</strong>],
          ['Address', address ?? t('Not provided yet')],
          [identityName(identity), <IdentityNumber key={id} customer={customer} />],
          ['Driving licence', <LicenceDetails key={id} customer={customer} />],
          ['Mobile', formatPhone(mobile) || t('No number')],
          ['E-mail', email],
          [
            'Submitted',
            submittedAt
              ? t('{when}, {age} ago', { when: formatInstant(submittedAt), age: formatAge(submittedAt) })
              : t('Not registered yet'),
          ],
          ...renewalFacts(renewal),
          ['Added by', addedBy ? staffLabel(addedBy) : t('The customer')],
        ]}
      />
      <Typography variant="body2">
        <Link to={page} sx={TOUCH_TARGET}>
          {t('Customer details')}
        </Link>
      </Typography>
    </Panel>
  );
}
