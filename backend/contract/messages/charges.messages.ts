import { defineMessages } from './define-messages.js';

/** Charges besides the fare. */
export const chargesMessages = defineMessages('charges', {
  fuel: 'Fuel',
  tolls: 'Tolls, parking, state taxes',
  included: 'Included in the fare.',
  fuelYours:
    'Not included. Bring the car back with as much fuel or charge as at pickup; you pay for what is missing.',
  fuelYoursFee:
    'Not included. Bring the car back with as much fuel or charge as at pickup; you pay for what is missing, plus {fee}.',
  fuelPrice:
    '{price} now for each missing {fuel, select, Petrol {litre of petrol} Diesel {litre of diesel} CNG {litre of CNG} Electric {kilowatt-hour} other {litre of a hybrid}}.',
  fuelPriceFixed: 'The price at pickup applies.',
  tollsYours: 'Not included. You pay them.',
  challans: 'Challans (traffic fines)',
  challansYours: 'You pay the fines of your rental. No additional fee.',
  challansYoursFee: 'You pay the fines of your rental, plus {fee} for each.',
  damage: 'Damage',
  damageWhole: 'You pay for the repair of damage from your rental.',
  damageLimited: 'You pay for the repair of damage from your rental, at most {limit} for each damage.',
  noCover: 'The fare includes no damage insurance.',
  deposit: 'Security deposit',
  depositNone: 'None.',
  depositPaid:
    '{amount}, paid at pickup and returned within {days} days after the return, less what is listed here.',
  depositWithFare:
    '{amount}, paid with the fare and returned within {days} days after the return, less what is listed here.',
  depositByType: 'It depends on the car; at most',
  kilometres: 'Kilometres',
  kilometresFree: 'No limit.',
  kilometresLimited: '{km} km for each day. Each additional kilometre: {fee}.',
  late: 'Late return',
  lateFee:
    '{amount} per hour or part of an hour, after {grace} minutes. At most the price of a day for each day.',
  lateFree: 'No extra charge.',
});
