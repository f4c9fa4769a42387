import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { useText } from '../../../shared/i18n';
import type { Reason } from '../../../shared/ui/actions/ReasonFields';
import { RowAction } from '../../../shared/ui/actions/RowAction';
import { nameOf } from '../../../shared/ui/customer/name-of';
import type { CustomerCalls } from '../calls';

const REASONS: readonly Reason[] = [{ name: 'reason', label: 'Why' }];

/** Deletes the account of a customer who asks for it. */
export function EraseAction() {
  const t = useText();
  return (
    <RowAction<ConsoleCustomerDetails, CustomerCalls>
      name="erase"
      label="Delete account"
      color="error"
      question={(row) => t('Delete the account of {name} for good?', { name: nameOf(row) })}
      details={() =>
        t(
          'Only if the customer asks for it. Documents, complaints, notes and messages are removed at once; rentals and payments stay under a number. Open rentals, payments, refunds and complaints must end first.',
        )
      }
      reasons={REASONS}
      call={(data, row, { reason = '' }) => data.eraseCustomer(row.id, { reason })}
      doneMessage={() => t('The account is deleted.')}
    />
  );
}
