import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import type { ConsoleRentalDetails } from '@contract/rentals/console-rental';
import { useText } from '../../shared/i18n';
import { MobileLink } from '../../shared/ui/customer/MobileLink';
import { Facts } from '../../shared/ui/Facts';
import { Panel } from '../../shared/ui/Panel';
import { StatusChip } from '../../shared/ui/StatusChip';
import { RowLink } from './RowLink';

export function CustomerPanel({ rental }: { rental: ConsoleRentalDetails }) {
  const t = useText();
  const { customerId, customerName, customerMobile, customerEmail, customerApproval, company } = rental;
  const name = customerName ?? t('Not registered yet');
  return (
    <Panel title="Customer">
      {rental.customerSuspended && (
        <Alert severity="error">{t('This customer is suspended. Do not hand over the car.')}</Alert>
      )}
      <Facts
        facts={[
          ['Name', <RowLink resource="customers" type="show" id={customerId} children={name} />],
          ['Mobile', <MobileLink mobile={customerMobile} />],
          ['E-mail', <MuiLink href={`mailto:${customerEmail}`}>{customerEmail}</MuiLink>],
          [
            'Documents',
            customerApproval ? <StatusChip status={customerApproval} /> : t('Not registered yet'),
          ],
          ...(company
            ? ([
                ['Company', company.name],
                ['GSTIN', company.gstin],
              ] as const)
            : []),
        ]}
      />
    </Panel>
  );
}
