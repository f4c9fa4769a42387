import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@contract/money';
import type { ConsoleMoneyEntry, RentalMoney } from '@contract/payments/ledger';
import { moneyEntryName } from '@contract/payments/money-entry.rules';
import { isTakenAtCounter } from '@contract/payments/payment-methods';
import type { ConsoleRentalDetails } from '@contract/rentals/console-rental';
import { type PlainText, useLocal, useText } from '../../shared/i18n';
import { formatInstant } from '../../shared/i18n/format';
import { Facts } from '../../shared/ui/Facts';
import { Panel } from '../../shared/ui/Panel';
import { useStaffLabel } from '../../shared/ui/staff/use-staff-label';
import { GiveUpActions } from './GiveUpActions';
import { ReturnCreditAction } from './ReturnCreditAction';

const LABELS: Record<Exclude<keyof RentalMoney, 'payNow' | 'depositDueOn'>, PlainText> = {
  charged: 'Charged',
  received: 'Received',
  refunded: 'Refunded',
  lost: 'Written off or compensated',
  deposit: 'Deposit required',
  depositHeld: 'Deposit held',
  depositMissing: 'Deposit missing',
  checking: 'Not verified yet',
  owed: 'Owed by the customer',
  credit: 'Owed to the customer',
};
/** Shown even if they are 0. */
const ALWAYS: readonly string[] = ['charged', 'received'];

/** The charges, payments and refunds, as sums and as single entries. */
export function MoneyPanel({ rental }: { rental: ConsoleRentalDetails }) {
  const { money, entries, refundable } = rental;
  const t = useText();
  const local = useLocal();
  const staffLabel = useStaffLabel();
  const figures = (Object.keys(LABELS) as (keyof typeof LABELS)[]).filter(
    (figure) => money[figure] !== 0 || ALWAYS.includes(figure),
  );
  return (
    <Panel title="Money">
      <Facts facts={figures.map((figure) => [LABELS[figure], formatRupees(money[figure])])} />
      <GiveUpActions rental={rental} />
      {refundable > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'body2' }}>
          <strong>{t('Over by {sum}', { sum: formatRupees(refundable) })}</strong>
          <ReturnCreditAction />
        </Box>
      )}
      <Box component="ol" sx={{ m: 0, pl: 0, display: 'grid', gap: 1.5, listStyle: 'none' }}>
        {entries.map((entry, index) => (
          // The key is a position, because entries have no ID and two may be equal.
          <Box component="li" key={entries.length - index} sx={{ overflowWrap: 'anywhere' }}>
            <Typography variant="body2">{entryText(entry, local)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {formatInstant(entry.at)}{' '}
              {entry.by &&
                t(isChecked(entry) ? 'verified by {who}' : 'by {who}', { who: staffLabel(entry.by) })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

/** Returns the text of an entry with its subject: a transaction ID, a reference, a line of a settlement or a reason. */
const entryText = (entry: ConsoleMoneyEntry, local: ReturnType<typeof useLocal>): string =>
  `${[local(moneyEntryName(entry)), entry.about].filter(Boolean).join(' · ')}: ${formatRupees(entry.amount)}`;

/** True for a verified payment outside the counter, which a staff member has found in the bank account. */
const isChecked = ({ kind, method }: ConsoleMoneyEntry): boolean =>
  kind === 'VERIFIED' && method !== null && !isTakenAtCounter(method);
