import { type InPaise, type Paise, type Rupees, toPaise, toRupees, type WithMoney } from '../money.js';

/** Charges besides the fare. */
export class Charges {
  /**
   * Otherwise the car comes back with as much fuel as at pickup.
   * @example false
   */
  fuelIncluded: boolean;
  /**
   * Rupees, besides the missing fuel.
   * @example 0
   */
  refuelFee: Rupees;
  /**
   * Otherwise the customer pays tolls, parking and state taxes.
   * @example false
   */
  tollsIncluded: boolean;
  /**
   * Rupees, besides the fine itself.
   * @example 0
   */
  challanFee: Rupees;
  /**
   * Rupees for one damage; 0 for the whole repair.
   * @example 0
   */
  damageLimit: Rupees;
  /**
   * Rupees, paid at pickup; 0 for none.
   * @example 0
   */
  deposit: Rupees;
  /**
   * Kilometres of each day; 0 for no limit.
   * @example 0
   */
  kmPerDay: number;
  /**
   * Rupees for each additional kilometre.
   * @example 0
   */
  extraKmFee: Rupees;
}

/** The charges and the late fee that a customer agreed to; later changes of the settings do not apply. */
export class AgreedCharges extends Charges {
  /**
   * For each started hour after `lateGraceMinutes`.
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
export type AgreedChargesInPaise = InPaise<Omit<AgreedCharges, 'damageInsurance'>>;

function convert<From, To>(
  charges: WithMoney<Charges, From>,
  money: (amount: From) => To,
): WithMoney<Charges, To> {
  return {
    fuelIncluded: charges.fuelIncluded,
    refuelFee: money(charges.refuelFee),
    tollsIncluded: charges.tollsIncluded,
    challanFee: money(charges.challanFee),
    damageLimit: money(charges.damageLimit),
    deposit: money(charges.deposit),
    kmPerDay: charges.kmPerDay,
    extraKmFee: money(charges.extraKmFee),
  };
}

/** The charges as sent in the settings, with amounts in rupees. */
export const toChargesWire = (charges: ChargesInPaise): Charges => convert(charges, toRupees);

/** @throws RangeError when an amount has a fraction of a paisa. */
export const chargesFromWire = (wire: Charges): ChargesInPaise => convert(wire, toPaise);

/** True if the fare includes no damage insurance, in rupees or in paise. */
export const hasNoCover = (damageInsurance: number): boolean => damageInsurance === 0;

/** @param damageInsurance that the fare includes */
export const toAgreedChargesWire = (
  charges: AgreedChargesInPaise,
  damageInsurance: Paise,
): AgreedCharges => ({
  ...toChargesWire(charges),
  lateFeePerHour: toRupees(charges.lateFeePerHour),
  lateGraceMinutes: charges.lateGraceMinutes,
  damageInsurance: toRupees(damageInsurance),
});
