import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH } from '@contract/limits';
import { useText } from '../../../shared/i18n';
import type { Reason } from '../../../shared/ui/actions/ReasonFields';
import { RowAction } from '../../../shared/ui/actions/RowAction';
import { nameOf } from '../../../shared/ui/customer/name-of';
import type { CustomerCalls } from '../calls';

const REASONS: readonly Reason[] = [
  { name: 'fullName', label: 'New name', isShort: true, optional: true, maxLength: MAX_NAME_LENGTH },
  { name: 'address', label: 'New address', optional: true, maxLength: MAX_ADDRESS_LENGTH },
  { name: 'reason', label: 'Why', required: true },
];

/** Corrects the name or the address. */
export function CorrectAction() {
  const t = useText();
  return (
    <RowAction<ConsoleCustomerDetails, CustomerCalls>
      name="correct"
      label="Correct details"
      question={(row) => t('Correct the details of {name}?', { name: nameOf(row) })}
      details={() => t('A field that you leave empty stays as it is.')}
      reasons={REASONS}
      call={(data, row, { fullName = '', address = '', reason = '' }) =>
        data.correctCustomer(row.id, {
          reason,
          ...(fullName.trim() && { fullName }),
          ...(address.trim() && { address }),
        })
      }
      doneMessage={(row) => t('{name} gets the reason by e-mail.', { name: nameOf(row) })}
    />
  );
}
