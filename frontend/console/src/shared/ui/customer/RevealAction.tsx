import type { AadhaarReveal, ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { useText } from '../../i18n';
import type { Reason } from '../actions/ReasonFields';
import { RowAction } from '../actions/RowAction';
import type { RevealCalls } from './calls';
import { nameOf } from './name-of';

const REASONS: readonly Reason[] = [
  { name: 'reason', label: 'Why', missing: 'Enter a reason. The audit records it.' },
];

export function RevealAction({ onRevealed }: { onRevealed: (reveal: AadhaarReveal) => void }) {
  const t = useText();
  return (
    <RowAction<ConsoleCustomerDetails, RevealCalls>
      name="reveal"
      label="Show in full"
      question={(row) => t('Show the Aadhaar number of {name}?', { name: nameOf(row) })}
      details={() => t('It is shown for one minute. The audit records who viewed it, when and why.')}
      reasons={REASONS}
      call={async (data, row, { reason = '' }) => onRevealed(await data.revealAadhaar(row.id, reason))}
      doneMessage={() => t('You viewed the Aadhaar number. The audit has recorded it.')}
    />
  );
}
