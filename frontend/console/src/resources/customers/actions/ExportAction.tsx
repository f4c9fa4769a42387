import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { useText } from '../../../shared/i18n';
import type { Reason } from '../../../shared/ui/actions/ReasonFields';
import { RowAction } from '../../../shared/ui/actions/RowAction';
import { nameOf } from '../../../shared/ui/customer/name-of';
import type { CustomerCalls } from '../calls';

const REASONS: readonly Reason[] = [{ name: 'reason', label: 'Why' }];

/** Exports all data about a customer who asks for it and cannot sign in. */
export function ExportAction() {
  const t = useText();
  return (
    <RowAction<ConsoleCustomerDetails, CustomerCalls>
      name="export"
      label="Export data"
      question={(row) => t('Export all data about {name}?', { name: nameOf(row) })}
      details={() =>
        t(
          'Only if the customer asks for it. The file contains documents and photos. The customer sees the export and the reason in the profile.',
        )
      }
      reasons={REASONS}
      call={(data, row, { reason = '' }) => data.exportCustomer(row.id, { reason })}
      doneMessage={() => t('The data is saved on this device.')}
    />
  );
}
