import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { useText } from '../../../shared/i18n';
import type { Reason } from '../../../shared/ui/actions/ReasonFields';
import { RowAction } from '../../../shared/ui/actions/RowAction';
import { nameOf } from '../../../shared/ui/customer/name-of';
import type { CustomerCalls } from '../calls';

const REASONS: readonly Reason[] = [{ name: 'reason', label: 'Why' }];

export function LiftAction() {
  const t = useText();
  return (
    <RowAction<ConsoleCustomerDetails, CustomerCalls>
      name="suspend"
      label="Lift suspension"
      question={(row) => t('Lift the suspension of {name}?', { name: nameOf(row) })}
      details={() => t('They can sign in, book and reserve again.')}
      reasons={REASONS}
      call={(data, row, { reason = '' }) => data.suspendCustomer(row.id, { suspended: false, reason })}
      doneMessage={(row) => t('{name} is no longer suspended and gets an e-mail.', { name: nameOf(row) })}
    />
  );
}
