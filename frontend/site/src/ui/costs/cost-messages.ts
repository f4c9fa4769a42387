import { defineMessages } from '@/lib/i18n';

export const costMessages = defineMessages('costs', {
  title: 'What else can cost money',
  fuel: 'Fuel',
  tolls: 'Tolls, parking, state taxes',
  included: 'Included in the fare.',
  fuelYours:
    'Not included. Bring the car back with as much fuel or charge as at pickup; you pay for what is missing.',
  fuelYoursFee:
    'Not included. Bring the car back with as much fuel or charge as at pickup; you pay for what is missing, plus {fee}.',
  tollsYours: 'Not included. You pay them.',
  challans: 'Challans (traffic fines)',
  challansYours: 'You pay the fines of your rental. No fee on top.',
  challansYoursFee: 'You pay the fines of your rental, plus {fee} for each.',
  damage: 'Damage',
  damageWhole: 'You pay for the repair of damage from your rental.',
  damageLimited: 'You pay for the repair of damage from your rental, at most {limit} for each damage.',
  noCover: 'The fare includes no damage insurance.',
  deposit: 'Security deposit',
  depositNone: 'None.',
  depositPaid: '{amount}, paid at pickup and returned after the car is back, less what is listed here.',
  kilometres: 'Kilometres',
  kilometresFree: 'No limit.',
  kilometresLimited: '{km} km for each day. Each further kilometre: {fee}.',
  late: 'Late return',
  lateFee: '{amount} per hour or part of an hour, after {grace} minutes.',
  lateFree: 'No extra charge.',

  cancelFree: 'Free cancellation until {deadline}.',
  cancelCooling: 'Full refund if you cancel within {minutes} minutes of booking.',
  cancelPart: '{percent}% refund if you cancel until {deadline}.',
  cancelNone: 'No refund if you cancel: pickup is less than {hours} hours away.',
});
