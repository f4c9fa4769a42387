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
const NUMBERS: Reason = {
  name: 'numbers',
  label: 'Numbers of documents',
  initial: 'KEEP',
  choices: [
    { value: 'KEEP', label: 'Do not block them' },
    { value: 'BLOCK', label: 'Flag them at the review' },
  ],
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
  {
    name: 'pending',
    label: 'Pending rentals',
    initial: 'KEEP',
    choices: [
      { value: 'KEEP', label: 'Leave them to a later decision' },
      { value: 'DECLINE', label: 'Decline them, reject their open payments and release holds' },
    ],
  },
];

/** Returns the document numbers that are stored for the customer. */
const numbersOf = ({ licence, identity }: ConsoleCustomerDetails): BlockedPart[] => [
  ...(licence ? (['licence'] as const) : []),
  ...(identity?.number ? (['identity'] as const) : []),
];

/** Ends all sessions of the customer; confirmed rentals stay as they are. */
export function SuspendAction() {
  const t = useText();
  return (
    <RowAction<ConsoleCustomerDetails, CustomerCalls>
      name="suspend"
      label="Suspend"
      color="error"
      question={(row) => t('Suspend {name}?', { name: nameOf(row) })}
      details={({ open }) => (
        <>
          {t(
            'They are signed out everywhere at once and cannot sign in, book or reserve. Their rentals stay until you decide about them.',
          )}
          <br />
          {t('Pending rentals: {pending}, open payments: {payments}, holds: {holds}.', {
            pending: open.pending.length,
            payments: open.payments,
            holds: open.holds,
          })}
          {open.confirmed.length > 0 && (
            <>
              <br />
              {t('Confirmed rentals stay: {references}.', { references: open.confirmed.join(', ') })}
            </>
          )}
        </>
      )}
      reasons={(row) => (numbersOf(row).length > 0 ? [...REASONS, NUMBERS] : REASONS)}
      call={(data, row, { reason = '', block = '', numbers, pending }) =>
        data.suspendCustomer(row.id, {
          suspended: true,
          reason,
          block: [...(BLOCKS[block] ?? []), ...(numbers === 'BLOCK' ? numbersOf(row) : [])],
          declinePending: pending === 'DECLINE',
        })
      }
      doneMessage={(row) => t('{name} is suspended and gets the reason by e-mail.', { name: nameOf(row) })}
    />
  );
}
