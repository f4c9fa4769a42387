import type { Rupees } from '@contract/money';
import type { AgreedTermsWire } from '@contract/rentals/agreed-terms';
import { DEPOSIT_TIMES } from '@contract/rentals/charges';
import { CANCELLATION_SYMMETRIES } from '@contract/rentals/symmetry';
import { isFlag, isNumber, objectOf, oneOf } from '@shared/storage/stored-value';
import { type PlacedRental, useStoredRental } from './placed-rental';

const isRupees = (value: unknown): value is Rupees => isNumber(value);
const isNumberIfPresent = (value: unknown): value is number | undefined =>
  value === undefined || isNumber(value);

const isTerms = objectOf<AgreedTermsWire>({
  charges: objectOf<AgreedTermsWire['charges']>({
    fuelIncluded: isFlag,
    refuelFee: isRupees,
    tollsIncluded: isFlag,
    challanFee: isRupees,
    damageLimit: isRupees,
    deposit: isRupees,
    depositWhen: oneOf(undefined, ...DEPOSIT_TIMES),
    depositDays: isNumberIfPresent,
    kmPerDay: isNumber,
    extraKmFee: isRupees,
    lateFeePerHour: isRupees,
    lateGraceMinutes: isNumber,
    damageInsurance: isRupees,
  }),
  cancellation: objectOf<AgreedTermsWire['cancellation']>({
    freeUntilHours: isNumber,
    partUntilHours: isNumber,
    partPercent: isNumber,
    coolingOffMinutes: isNumber,
    symmetry: oneOf(undefined, ...CANCELLATION_SYMMETRIES),
    compensationCap: isNumberIfPresent,
    noShowKeepPercent: isNumberIfPresent,
    earlyReturnPercent: isNumberIfPresent,
  }),
});

/** The rental that was placed on this device in the last two hours; null on the server and during hydration. */
export function usePlacedRental(): PlacedRental | null {
  const stored = useStoredRental();
  if (!stored) return null;
  const { terms, ...rental } = stored;
  return isTerms(terms) ? { ...rental, terms } : rental;
}
