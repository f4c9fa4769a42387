import { defineMessages } from './define-messages.js';

/** Handovers and returns that staff record on a phone. */
export const handoversMessages = defineMessages('handovers', {
  notFound: 'This record was not found.',
  odometerNeeded: 'Enter the odometer in kilometres, from 0 to {max}.',
  odometerBelowReturn: 'Odometer cannot be below {km} km (return of {day})',
  odometerBelowHandover: 'Odometer cannot be below {km} km (handover of {day})',
  odometerJump: 'The odometer is {km} km above the last reading. Check it and confirm it.',
  fuelNeeded: 'Choose the fuel level.',
  pointsNeeded:
    '{count, plural, one {Check the point that is left.} other {Check the # points that are left.}}',
  photosNeeded:
    '{count, plural, one {Take the photo that is missing.} other {Take the # photos that are missing.}}',
  markPhotoMissing: 'The photo of a mark has not arrived. Take it again.',
  tooManyPhotos: 'A record has at most {max} photos.',
  signatureNeeded: 'Ask the customer to sign.',
  codeNeeded: 'Enter the code from the e-mail to the customer.',
  codeOutdated: 'The record has changed since the code was sent. Send another one.',
  presenceNeeded: 'At a handover the customer confirms with a code or a signature.',
  completed: 'This was completed by {who} on {when}.',
  kindOver: 'This record does not fit the state of the rental. Reload the page.',
  documentsNeeded: 'The documents of this customer are not approved.',
  owed: 'The customer owes {amount}.',
  depositMissing: '{amount} of the security deposit are missing.',
  owedAndDeposit: 'The customer owes {amount}, and {deposit} of the security deposit are missing.',
  owedChecking: 'The customer owes {amount}. A payment of {checking} waits for verification.',
  adminAllows: 'Only an admin can hand over although money is owed.',
  allowReason: 'Enter why the car is handed over although money is owed.',
  documentExpired: 'The {document} of this car expired on {day}. Do not hand over the car.',
  documentExpires: 'The {document} of this car expires on {day}, before the return.',
  documentMissing: 'The {document} of this car is not on record.',
  insurance: 'insurance',
  puc: 'PUC certificate',
  permit: 'permit',
});
