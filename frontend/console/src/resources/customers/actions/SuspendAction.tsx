import type { BlockedPart } from '@contract/customers/blocked-identities';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { useText } from '../../../shared/i18n';
import type { Reason } from '../../../shared/ui/actions/ReasonFields';
import { RowAction } from '../../../shared/ui/actions/RowAction';
import { nameOf } from '../../../shared/ui/customer/name-of';
import type { CustomerCalls } from '../calls';

const BLOCKS: Record<string, BlockedPart[]> = {
  NOTHING: [],
  CONTACT: ['email', 'mobile'],
  DOMAIN: ['email', 'mobile', 'domain'],
};
const REASONS: readonly Reason[] = [
  { name: 'reason', label: 'Why', required: true },
  {
    name: 'block',
    label: 'Block for new accounts',
    initial: 'NOTHING',
    choices: [
      { value: 'NOTHING', label: 'Nothing' },
      { value: 'CONTACT', label: 'E-mail and mobile' },
      { value: 'DOMAIN', label: 'E-mail, mobile and the whole mail domain' },
    ],
  },
];

/** Ends all sessions of the customer; their rentals stay as they are. */
export function SuspendAction() {
  const t = useText();
  return (
    <RowAction<ConsoleCustomerDetails, CustomerCalls>
      name="suspend"
      label="Suspend"
      color="error"
      question={(row) => t('Suspend {name}?', { name: nameOf(row) })}
      details={() =>
        t(
          'They are signed out everywhere at once and cannot sign in, book or reserve. Their rentals stay until you decide about them.',
        )
      }
      reasons={REASONS}
      call={(data, row, { reason = '', block = '' }) =>
        data.suspendCustomer(row.id, { suspended: true, reason, block: BLOCKS[block] ?? [] })
      }
      doneMessage={(row) => t('{name} is suspended and gets the reason by e-mail.', { name: nameOf(row) })}
    />
  );
}
