import { FUEL_TYPES, type FuelType, type VehicleType } from '../fleet/vehicles.js';
import { chargesMessages } from '../messages/charges.messages.js';
import { type CatalogueMessage, messageOf } from '../messages/message.js';
import { formatRupees } from '../money.js';
import type { PublicSettings } from '../settings.js';
import {
  type AgreedCharges,
  type Charges,
  chargesOfType,
  DEPOSIT_DAYS,
  type Deposits,
  hasNoCover,
} from './charges.js';

export interface ChargeLine {
  item: CatalogueMessage;
  texts: CatalogueMessage[];
}

type Settings = Pick<PublicSettings, 'charges' | 'lateFeePerHour'> & {
  fare: Pick<PublicSettings['fare'], 'damageInsurance'>;
  rules: Pick<PublicSettings['rules'], 'lateGraceMinutes'>;
};

/**
 * The charges of a rental that is placed now, for a car of this type. Without a type, they have the highest deposit.
 */
export const chargesInForce = (
  { charges, lateFeePerHour, fare, rules }: Settings,
  type: VehicleType | null = null,
): AgreedCharges => ({
  ...chargesOfType(charges, type),
  lateFeePerHour,
  lateGraceMinutes: rules.lateGraceMinutes,
  damageInsurance: fare.damageInsurance,
});

const included = messageOf(chargesMessages, 'included');

function fuel(charges: AgreedCharges): CatalogueMessage {
  if (charges.fuelIncluded) return included;
  if (charges.refuelFee === 0) return messageOf(chargesMessages, 'fuelYours');
  return messageOf(chargesMessages, 'fuelYoursFee', { fee: formatRupees(charges.refuelFee) });
}

/** The price of missing fuel: for the fuel of the given car, otherwise for each fuel that has a price. */
function fuelPrice({ fuelIncluded }: AgreedCharges, { car, inForce }: ShownWith): CatalogueMessage[] {
  if (fuelIncluded || !inForce) return [];
  const types = FUEL_TYPES.filter((type) => inForce.fuelPrices[type] > 0 && (!car || car.fuelType === type));
  const prices = types.map((fuel) =>
    messageOf(chargesMessages, 'fuelPrice', { fuel, price: formatRupees(inForce.fuelPrices[fuel]) }),
  );
  return prices.length > 0 ? [...prices, messageOf(chargesMessages, 'fuelPriceFixed')] : [];
}

const tolls = (charges: AgreedCharges): CatalogueMessage =>
  charges.tollsIncluded ? included : messageOf(chargesMessages, 'tollsYours');

const challans = (charges: AgreedCharges): CatalogueMessage =>
  charges.challanFee === 0
    ? messageOf(chargesMessages, 'challansYours')
    : messageOf(chargesMessages, 'challansYoursFee', { fee: formatRupees(charges.challanFee) });

const damage = (charges: AgreedCharges): CatalogueMessage =>
  charges.damageLimit === 0
    ? messageOf(chargesMessages, 'damageWhole')
    : messageOf(chargesMessages, 'damageLimited', { limit: formatRupees(charges.damageLimit) });

function deposit({
  deposit: amount,
  depositWhen,
  depositDays = DEPOSIT_DAYS,
}: AgreedCharges): CatalogueMessage {
  if (amount === 0) return messageOf(chargesMessages, 'depositNone');
  const values = { amount: formatRupees(amount), days: depositDays };
  return depositWhen === 'WITH_FARE'
    ? messageOf(chargesMessages, 'depositWithFare', values)
    : messageOf(chargesMessages, 'depositPaid', values);
}

/** The text before the highest deposit, if the deposit depends on the type of the car. */
const byType = (deposits: Deposits): CatalogueMessage[] =>
  new Set(Object.values(deposits)).size > 1 ? [messageOf(chargesMessages, 'depositByType')] : [];

function kilometres({ kmPerDay, extraKmFee }: AgreedCharges): CatalogueMessage {
  // Without a fee for additional kilometres, the limit has no effect.
  if (kmPerDay === 0 || extraKmFee === 0) return messageOf(chargesMessages, 'kilometresFree');
  return messageOf(chargesMessages, 'kilometresLimited', { km: kmPerDay, fee: formatRupees(extraKmFee) });
}

const late = ({ lateFeePerHour, lateGraceMinutes }: AgreedCharges): CatalogueMessage =>
  lateFeePerHour === 0
    ? messageOf(chargesMessages, 'lateFree')
    : messageOf(chargesMessages, 'lateFee', {
        amount: formatRupees(lateFeePerHour),
        grace: lateGraceMinutes,
      });

interface ShownWith {
  /** Absent if the charges are not those of one car. */
  car?: { vehicleType: VehicleType; fuelType: FuelType | '' } | undefined;
  /** The current charges of all cars, which contain the fuel prices. */
  inForce?: Pick<Charges, 'deposits' | 'fuelPrices'> | undefined;
}

/** All possible charges besides the fare, one line each, including those that are "none" or "included". */
export function chargeLines(charges: AgreedCharges, shown: ShownWith = {}): ChargeLine[] {
  const line = (key: Parameters<typeof named>[0], ...texts: CatalogueMessage[]): ChargeLine => ({
    item: named(key),
    texts,
  });
  const noCover = hasNoCover(charges.damageInsurance) ? [messageOf(chargesMessages, 'noCover')] : [];
  return [
    line('fuel', fuel(charges), ...fuelPrice(charges, shown)),
    line('kilometres', kilometres(charges)),
    line('deposit', ...(shown.inForce && !shown.car ? byType(shown.inForce.deposits) : []), deposit(charges)),
    line('tolls', tolls(charges)),
    line('challans', challans(charges)),
    line('damage', damage(charges), ...noCover),
    line('late', late(charges)),
  ];
}

const named = (
  key: 'fuel' | 'kilometres' | 'deposit' | 'tolls' | 'challans' | 'damage' | 'late',
): CatalogueMessage => messageOf(chargesMessages, key);
