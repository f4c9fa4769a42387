import type { AadhaarReveal, ConsoleCustomerDetails } from '@contract/console-customers';
import { useText } from '../../i18n';
import { RowAction } from '../../ui/actions/RowAction';
import { nameOf } from '../name-of';

const REASONS = [{ name: 'reason', label: 'Why', missing: 'Give a reason; it stays in the audit.' }];

export function RevealAction({ onRevealed }: { onRevealed: (reveal: AadhaarReveal) => void }) {
  const t = useText();
  return (
    <RowAction<ConsoleCustomerDetails>
      name="reveal"
      label="Show in full"
      question={(row) => t('Show the Aadhaar number of {name}?', { name: nameOf(row) })}
      details={() => t('It is shown for a minute. The audit keeps who saw it, when, and why.')}
      reasons={REASONS}
      call={async (data, row, { reason }) => onRevealed(await data.revealAadhaar(row.id, reason!))}
      doneMessage={() => t('The Aadhaar number was asked for; the audit has it written down.')}
    />
  );
}
