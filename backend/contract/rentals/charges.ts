import { type Paise, type Rupees, toPaise, toRupees } from '../money.js';

/** What can cost money besides the fare. `Money` is {@link Paise} inside and {@link Rupees} on the wire. */
export interface ChargesOf<Money> {
  /** Otherwise the car comes back with as much fuel or charge as at pickup. */
  fuelIncluded: boolean;
  /** For refuelling a car that came back with less, besides the fuel itself. */
  refuelFee: Money;
  /** Otherwise the customer pays tolls, parking and state taxes. */
  tollsIncluded: boolean;
  /** For passing on a traffic fine, besides the fine itself. */
  challanFee: Money;
  /** The most that a customer pays for one damage; 0 for the whole repair. */
  damageLimit: Money;
  /** Paid at pickup and returned after the car is back; 0 for none. */
  deposit: Money;
  /** Kilometres that each day includes; 0 for no limit. */
  kmPerDay: number;
  /** For each kilometre beyond them. */
  extraKmFee: Money;
}

export type ChargesInPaise = ChargesOf<Paise>;
export type Charges = ChargesOf<Rupees>;

interface LateFee<Money> {
  /** For each started hour after {@link lateGraceMinutes}. */
  lateFeePerHour: Money;
  /** So many minutes after the return time nothing is charged. */
  lateGraceMinutes: number;
}

/** The charges and the late fee that a customer agreed to; later changes of the settings do not apply. */
export interface AgreedChargesInPaise extends ChargesInPaise, LateFee<Paise> {}

export interface AgreedCharges extends Charges, LateFee<Rupees> {
  /** Part of the fare; 0 where it includes none. */
  damageInsurance: Rupees;
}

function convert<From, To>(charges: ChargesOf<From>, money: (amount: From) => To): ChargesOf<To> {
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

/** The charges as they travel in the settings: every amount in rupees. */
export const toChargesWire = (charges: ChargesInPaise): Charges => convert(charges, toRupees);

/** @throws RangeError when an amount has a fraction of a paisa. */
export const chargesFromWire = (wire: Charges): ChargesInPaise => convert(wire, toPaise);

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
