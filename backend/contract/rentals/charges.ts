import { FUEL_TYPES, type FuelType, VEHICLE_TYPES, type VehicleType } from '../fleet/vehicles.js';
import { type InPaise, type Paise, plus, type Rupees, toPaise, toRupees, type WithMoney } from '../money.js';
import type { GstTerms } from '../payments/gst.js';

/** WITH_FARE: the deposit is paid together with the fare. AT_PICKUP: it is paid before the handover. */
export const DEPOSIT_TIMES = ['WITH_FARE', 'AT_PICKUP'] as const;
export type DepositTime = (typeof DEPOSIT_TIMES)[number];

/** Charges besides the fare, which are the same for all cars. */
export class CommonCharges {
  /**
   * If false, the customer returns the car with as much fuel as at pickup.
   * @example false
   */
  fuelIncluded: boolean;
  /**
   * Rupees, in addition to the price of the missing fuel.
   * @example 0
   */
  refuelFee: Rupees;
  /**
   * If false, the customer pays tolls, parking and state taxes.
   * @example false
   */
  tollsIncluded: boolean;
  /**
   * Rupees, in addition to the fine itself.
   * @example 0
   */
  challanFee: Rupees;
  /**
   * Maximum rupees for one damage; 0: the customer pays the whole repair.
   * @example 0
   */
  damageLimit: Rupees;
  /**
   * Absent in terms from before this setting, which means AT_PICKUP.
   * @example AT_PICKUP
   */
  depositWhen?: DepositTime;
  /**
   * The deposit is returned this many days after the return of the car. Absent in terms from before this setting, which
   * means 7.
   * @example 7
   */
  depositDays?: number;
  /**
   * Included kilometres of each day; 0 for no limit.
   * @example 0
   */
  kmPerDay: number;
  /**
   * Rupees for each additional kilometre.
   * @example 0
   */
  extraKmFee: Rupees;
}

/** The security deposit of each type of car, in rupees; 0 for none. */
export class Deposits implements Record<VehicleType, Rupees> {
  /** @example 0 */
  HATCHBACK: Rupees;
  /** @example 0 */
  SEDAN: Rupees;
  /** @example 0 */
  SUV: Rupees;
  /** @example 0 */
  MUV: Rupees;
  /** @example 0 */
  LUXURY: Rupees;
  /** @example 0 */
  EV: Rupees;
  /** @example 0 */
  CONVERTIBLE: Rupees;
  /** @example 0 */
  PICKUP: Rupees;
}

/** Rupees for each missing litre, or for each kilowatt-hour of an electric car; 0 for no charge. */
export class FuelPrices implements Record<FuelType, Rupees> {
  /** @example 105 */
  Petrol: Rupees;
  /** @example 92 */
  Diesel: Rupees;
  /** @example 0 */
  CNG: Rupees;
  /** @example 18 */
  Electric: Rupees;
  /** @example 105 */
  Hybrid: Rupees;
}

/** Charges besides the fare. */
export class Charges extends CommonCharges {
  deposits: Deposits;
  /** The prices at the handover apply to a rental. */
  fuelPrices: FuelPrices;
}

/** The charges and the late fee that a customer agreed to; later changes of the settings do not apply. */
export class AgreedCharges extends CommonCharges {
  /**
   * Rupees, for the type of the car; 0 for none.
   * @example 0
   */
  deposit: Rupees;
  /**
   * Rupees for each started hour after `lateGraceMinutes`.
   * @example 300
   */
  lateFeePerHour: Rupees;
  /**
   * Minutes after the return time without a charge.
   * @example 30
   */
  lateGraceMinutes: number;
  /**
   * Rupees, part of the fare; 0 if none is included.
   * @example 0
   */
  damageInsurance: Rupees;
}

export type ChargesInPaise = InPaise<Charges>;
export type AgreedChargesInPaise = InPaise<Omit<AgreedCharges, 'damageInsurance'>> & {
  /** Absent if the rental was placed while GST was off. */
  gst?: GstTerms;
};

function convert<From, To>(
  charges: WithMoney<CommonCharges, From>,
  money: (amount: From) => To,
): WithMoney<CommonCharges, To> {
  return {
    fuelIncluded: charges.fuelIncluded,
    refuelFee: money(charges.refuelFee),
    tollsIncluded: charges.tollsIncluded,
    challanFee: money(charges.challanFee),
    damageLimit: money(charges.damageLimit),
    depositWhen: charges.depositWhen ?? 'AT_PICKUP',
    depositDays: charges.depositDays ?? DEPOSIT_DAYS,
    kmPerDay: charges.kmPerDay,
    extraKmFee: money(charges.extraKmFee),
  };
}

/** The days until a deposit is returned, by default and in terms from before this setting. */
export const DEPOSIT_DAYS = 7;

const recordOf = <Key extends string, T>(keys: readonly Key[], valueOf: (key: Key) => T): Record<Key, T> =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, T>;

/** The deposits of all types of car, which `depositOf` returns. */
export const depositsOf = <T>(depositOf: (type: VehicleType) => T): Record<VehicleType, T> =>
  recordOf(VEHICLE_TYPES, depositOf);

/** The prices of all types of fuel, which `priceOf` returns. */
export const fuelPricesOf = <T>(priceOf: (type: FuelType) => T): Record<FuelType, T> =>
  recordOf(FUEL_TYPES, priceOf);

/** The charges as sent in the settings, with amounts in rupees. */
export const toChargesWire = (charges: ChargesInPaise): Charges => ({
  ...convert(charges, toRupees),
  deposits: depositsOf((type) => toRupees(charges.deposits[type])),
  fuelPrices: fuelPricesOf((type) => toRupees(charges.fuelPrices[type])),
});

/** @throws RangeError when an amount has a fraction of a paisa. */
export const chargesFromWire = (wire: Charges): ChargesInPaise => ({
  ...convert(wire, toPaise),
  deposits: depositsOf((type) => toPaise(wire.deposits[type])),
  fuelPrices: fuelPricesOf((type) => toPaise(wire.fuelPrices[type])),
});

/** The charges for a car of this type; without a type, with the highest deposit. */
export function chargesOfType<Money extends number>(
  { deposits, fuelPrices: _atHandover, ...common }: WithMoney<Charges, Money>,
  type: VehicleType | null,
): WithMoney<CommonCharges, Money> & { deposit: Money } {
  const highest = VEHICLE_TYPES.reduce((found, next) => (deposits[next] > deposits[found] ? next : found));
  return { ...common, deposit: deposits[type ?? highest] };
}

/** The amount to pay for a held car: the fare, and a deposit that is paid with it. */
export const askedFor = (
  fare: Paise,
  { deposit, depositWhen }: Pick<AgreedChargesInPaise, 'deposit' | 'depositWhen'>,
): Paise => (depositWhen === 'WITH_FARE' ? plus(fare, deposit) : fare);

/** True if the fare includes no damage insurance, in rupees or in paise. */
export const hasNoCover = (damageInsurance: number): boolean => damageInsurance === 0;

/** @param damageInsurance The damage insurance that the fare includes. */
export const toAgreedChargesWire = (
  charges: AgreedChargesInPaise,
  damageInsurance: Paise,
): AgreedCharges => ({
  ...convert(charges, toRupees),
  deposit: toRupees(charges.deposit),
  lateFeePerHour: toRupees(charges.lateFeePerHour),
  lateGraceMinutes: charges.lateGraceMinutes,
  damageInsurance: toRupees(damageInsurance),
});
