import Box from '@mui/material/Box';
import { formatRupees, type Rupees, rupees } from '@contract/money';
import type { ConsoleRentalDetails, WaivableLine } from '@contract/rentals/console-rental';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { useText } from '../../shared/i18n';
import type { Reason } from '../../shared/ui/actions/ReasonFields';
import { RowAction } from '../../shared/ui/actions/RowAction';
import { type Fact, Facts } from '../../shared/ui/Facts';
import type { RentalCalls } from './calls';

const WHY: Reason = {
  name: 'reason',
  label: 'Why (for our records)',
  missing: 'Enter a reason of at least 3 letters.',
  required: true,
};

const amountOf = (initial: number): Reason => ({
  name: 'amount',
  label: 'Amount (₹)',
  kind: 'rupees',
  initial: initial > 0 ? String(initial) : '',
  missing: 'Enter the amount.',
  required: true,
});

/** The charges outside the lines of settlements, which staff waive one by one. */
const fareOf = ({ money, waivable }: ConsoleRentalDetails): Rupees =>
  rupees(Math.max(money.charged - waivable.reduce((total, { amount }) => total + amount, 0), 0));

/** Waives a charge, writes off a debt or lowers a deposit, if the rental has one. */
export function GiveUpActions({ rental }: { rental: ConsoleRentalDetails }) {
  const { money, status } = rental;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {fareOf(rental) > 0 && <WaiveAction />}
      {money.owed > 0 && <WriteOffAction />}
      {money.deposit > 0 && (status === 'PENDING' || status === 'CONFIRMED') && <LowerDepositAction />}
    </Box>
  );
}

/** @param line a line of a final settlement with its text; without it, all other charges */
export function WaiveAction({ line }: { line?: WaivableLine & { text: string } }) {
  const t = useText();
  const sendOnce = useSendOnce();
  return (
    <RowAction<ConsoleRentalDetails, RentalCalls>
      name="giveUp"
      label="Waive"
      fullLabel={line && t('Waive: {charge}', { charge: line.text })}
      question={() => t('Which amount does the customer not have to pay?')}
      details={(rental) => (
        <Facts
          facts={[
            ...(line ? [['Charge', line.text] satisfies Fact] : []),
            [
              line || rental.waivable.length === 0 ? 'Charged' : 'Charges outside settlements',
              formatRupees(line?.amount ?? fareOf(rental)),
            ],
          ]}
        />
      )}
      reasons={(rental) => [amountOf(line?.amount ?? Math.min(rental.money.owed, fareOf(rental))), WHY]}
      call={(data, { id }, { amount, reason = '' }) => {
        const body = { amount: rupees(Number(amount)), reason, ...(line && { lineId: line.lineId }) };
        return sendOnce([id, body], (key) => data.waiveCharge(id, body, key));
      }}
      doneMessage={({ reference }) => t('The amount is waived for {reference}.', { reference })}
    />
  );
}

function WriteOffAction() {
  const t = useText();
  const sendOnce = useSendOnce();
  return (
    <RowAction<ConsoleRentalDetails, RentalCalls>
      name="giveUp"
      label="Write off"
      question={() => t('Which amount do we no longer expect?')}
      details={({ money }) => (
        <>
          <Facts facts={[['Owed by the customer', formatRupees(money.owed)]]} />
          {t('A later payment restores the debt.')}
        </>
      )}
      reasons={({ money }) => [amountOf(money.owed), WHY]}
      call={(data, { id }, { amount, reason = '' }) => {
        const body = { amount: rupees(Number(amount)), reason };
        return sendOnce([id, body], (key) => data.writeOffDebt(id, body, key));
      }}
      doneMessage={({ reference }) => t('The debt of {reference} is written off.', { reference })}
    />
  );
}

function LowerDepositAction() {
  const t = useText();
  return (
    <RowAction<ConsoleRentalDetails, RentalCalls>
      name="giveUp"
      label="Lower the deposit"
      question={() => t('Which deposit is required instead? 0 for none.')}
      details={({ money }) => (
        <Facts
          facts={[
            ['Deposit required', formatRupees(money.deposit)],
            ['Deposit held', formatRupees(money.depositHeld)],
          ]}
        />
      )}
      reasons={() => [{ ...amountOf(0), name: 'required' }, WHY]}
      call={(data, { id }, { required, reason = '' }) =>
        data.lowerDeposit(id, { required: rupees(Number(required)), reason })
      }
      doneMessage={({ reference }) => t('The deposit of {reference} is lower.', { reference })}
    />
  );
}
