import type { RentalMoney } from '@contract/payments/ledger';
import { formatRupees, useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { confirmationMessages } from '../messages';

/** Returns the fact about the deposit of a rental while it is held or missing. */
export function useDepositFact(): (money: RentalMoney) => [string, string][] {
  const t = useText(confirmationMessages);
  const { formatDay } = useFormats();
  return ({ deposit, depositHeld: held, depositMissing: missing, depositDueOn: dueOn }) => {
    if (dueOn === null || (held === 0 && missing === 0)) return [];
    const facts = { amount: formatRupees(deposit), held: formatRupees(held), day: formatDay(dueOn) };
    if (held === deposit) return [[t('depositName'), t('heldDeposit', facts)]];
    return [[t('depositName'), held === 0 ? t('missingDeposit', facts) : t('partlyHeldDeposit', facts)]];
  };
}
