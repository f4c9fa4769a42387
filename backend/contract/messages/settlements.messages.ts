import { defineMessages } from './define-messages.js';

/** The settlement after the return: calculations and refusals. */
export const settlementsMessages = defineMessages('settlements', {
  late: '{h} h {m} min late. {hours, plural, one {1 started hour} other {{hours} started hours}} after {grace} minutes, at {perHour} an hour and at most {day} a day.',
  fuel: '{missing, plural, one {1 eighth} other {{missing} eighths}} of {capacity} l = {quantity} l × {price}.',
  fuelFee:
    '{missing, plural, one {1 eighth} other {{missing} eighths}} of {capacity} l = {quantity} l × {price} + refuelling {fee}.',
  battery: '{missing}% of {capacity} kWh = {quantity} kWh × {price}.',
  batteryFee: '{missing}% of {capacity} kWh = {quantity} kWh × {price} + charging {fee}.',
  extraKm:
    '{driven} km driven − {perDay} km × {days, plural, one {1 day} other {{days} days}} = {extra} km × {fee}.',
  settled: 'Settled, and nothing is owed',
  notFound: 'This settlement was not found.',
  changed: 'This settlement has changed since you read it. Read it again.',
  state: 'This settlement is {state} now.',
  tooLateToDispute: 'It could be disputed until {when}.',
  tooLateToCharge: 'Charges could be sent until {when}.',
  totalChanged: 'The total has changed to {total}. Check it again.',
  damageNeedsForm:
    'Damage and missing items can be charged only if the forms of pickup and return show them.',
  deskBackdated:
    'Only an admin can send this settlement, because the return was recorded more than a day afterwards.',
  deskNoDamage: 'Only an admin can send a settlement with damage, a credit, a toll or a challan.',
  deskLimit: 'Custom admins can send settlements up to {limit}. Ask an admin.',
  lineByAdmin: 'Only an admin can give a credit, or charge a toll or challan.',
  removedByAdmin: 'Only an admin can remove this line.',
  laterKinds: 'Only tolls and challans can be charged after the settlement of the return.',
  tollsIncluded: 'The fare of this rental includes tolls.',
  noChallanFee: 'No fee for challans is agreed for this rental.',
  feeOfChallan: 'Add the challan first. Each challan has one fee.',
  notFinal: 'Tolls and challans can be charged once the settlement of the return is final.',
  kindNeeded: 'Choose what the line is for.',
  amountNeeded: 'Enter the amount in rupees, such as 500 or 499.50.',
  amountLimit: 'The amount can be at most {max}.',
  creditLimit: 'The credit can be at most {max}, which is all that is charged.',
  textNeeded: 'Say what the line is for, in 3 to 500 characters. The customer reads it.',
  evidenceNeeded: 'Add at least one photo that shows it.',
  estimateNeeded: 'Add the estimate of the repair, or the price list.',
  markNeeded: 'Choose the mark of the return that shows it.',
  markUnknown: 'This mark was not found, or another line charges it. Read the settlement again.',
  markUnsuited:
    'This mark does not prove it: damage and missing items must be new since the handover, and damage and dirt need a photo.',
  creditsTooHigh: 'The credits are higher than all that is charged. Remove a credit.',
  evidenceMissing: 'A line lacks its photo or its mark. Remove it and add it again.',
  noSuchLine: 'This line was not found. Read the settlement again.',
  confirmationNeeded: 'Choose how the customer accepts it: with a code or a signature.',
  disputeText: 'Tell us in {min} to {max} characters why you dispute this line.',
  disputeLines: 'Choose at least one line that is charged.',
  disputePhotos: 'Add at most {max} photos to each line.',
  replyEach: 'Answer every disputed line once.',
  replyAmount: 'Enter an amount below {amount}.',
  replyText: 'Write what the customer should know, in at most {max} characters.',
});
