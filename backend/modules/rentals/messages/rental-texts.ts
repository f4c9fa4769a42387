import { defineMessages } from '../../../contract/messages/define-messages.js';

/** The texts of e-mails about a rental. */
export const rentalTexts = defineMessages('rentalMails', {
  BOOKING: 'booking',
  RESERVATION: 'reservation',
  window: '{from} to {to} IST',
  placedSubject: 'We have received your {word} {reference}',
  placed: 'We have received your {word} {reference}: {car}, {when}, total {amount}.',
  insurance: '{line} {amount}. {note}.',
  registerNext:
    'Please register next and upload your documents. We confirm your {word} once your payment and documents are verified.',
  verifyPaymentNext: 'We verify your payment next and e-mail you when your {word} is confirmed.',
  verifyBothNext:
    'We verify your payment and your documents next and e-mail you when your {word} is confirmed.',
  confirmedSubject: 'Your {word} {reference} is confirmed',
  confirmed:
    'Your {word} {reference} is confirmed: {car}, {when}.\nPickup: {place}\nDirections: {directions}\nPlease bring your original driving licence.',
  declinedSubject: 'Your {word} {reference} was declined',
  declined: 'We could not confirm your {word} {reference}: {car}, {when}.\nReason: {reason}',
  refundBy: 'We refund the {amount} that you paid in full by {date}.',
  refundOnceVerified:
    'We refund the {amount} that you paid in full by {date}, once we have verified your payment.',
  nothingPaid: 'We have received no payment for it, so there is nothing to refund.',
  returnedSubject: 'Your {word} {reference}: car returned',
  returned:
    'Thank you for renting with us. We recorded the return of the {car} of your {word} {reference} on {when}. If this is not right, please call us.',
  tripRecordedSubject: 'Your {word} {reference}: trip recorded',
  tripRecorded:
    'We recorded the trip of your {word} {reference} with the {car}: picked up on {pickedUp}, returned on {returned}. If this is not right, please call us.',
  pickupRecordedSubject: 'Your {word} {reference}: pickup recorded',
  pickupRecorded:
    'We recorded afterwards that you picked up the {car} of your {word} {reference} on {pickedUp} and still have it. If this is not right, please call us.',
  correctionSubject: 'Correction: your {word} {reference}',
  correction:
    'Correction: we recorded a change of your {word} {reference} by mistake: {car}, {when}. {state} If this is not right, please call us.',
  isPendingAgain: 'It waits for our confirmation again.',
  isConfirmedAgain: 'It is confirmed.',
  isOnTripAgain: 'The car is still with you.',
  isNoShowAgain: 'It stays recorded as not picked up.',
  noRefundAgain: 'The refund that we announced does not apply.',
  noShowSubject: 'Your {word} {reference}: car not picked up',
  noShow:
    'The car of your {word} {reference} was not picked up: {car}, {when}.\nReason: {cause}\nThe {word} has ended. {money} If this is not right, please call us.',
  fareKept: 'We keep {kept} of the fare.',
  fareRefund: 'We refund {amount} by {date}.',
  noRefund: 'There is no refund.',
  NOT_COME: 'You did not come for the car.',
  NO_LICENCE: 'You did not have your valid original driving licence with you.',
  OTHER_PERSON: 'Another person came for the car.',
  UNFIT_TO_DRIVE: 'You were not fit to drive.',
  SUSPENDED: 'Your account is suspended.',
  expiredSubject: 'Your {word} {reference} has expired',
  uncheckedSubject: 'Payment to verify: {reference}',
  unchecked:
    'Our team has not verified the payment of the {word} {reference}: {car}, {when}. The customer is new. Without a verification by {until}, it expires, and the car is free again.',
  expiredUnchecked:
    'Your {word} {reference} has expired: {car}, {when}. By {until} our team had not found your payment on our bank account. If it is found later, we refund it in full and tell you. If you still want the car, please {verb} it again on our website, or reply to this e-mail with your bank statement.',
  expiredRest:
    'Your {word} {reference} has expired: {car}, {when}. We did not receive the rest of the payment by {until}, and refund what you paid. If you still want the car, please {verb} it again on our website.',
  expired:
    'Your {word} {reference} has expired: {car}, {when}. We could not verify your payment and received no new payment details by {until}. If you still want the car, please {verb} it again on our website. If you did pay, reply to this e-mail with your bank statement.',
  bookVerb: 'book',
  reserveVerb: 'reserve',
  cancelledSubject: 'Your {word} {reference} is cancelled',
  cancelledByYou: 'You have cancelled your {word} {reference}: {car}, {when}.',
  cancelledByUs: 'We are sorry: we had to cancel your {word} {reference}: {car}, {when}.\nReason: {reason}',
  CAR_NOT_HERE: 'The car was not here.',
  CAR_BROKEN: 'The car is broken.',
  CAR_DIRTY: 'The car was not clean.',
  REFUSED_CAR: 'You did not accept the car.',
  WRONG_CAR: 'Another car was ready than the one you chose.',
  VEHICLE_DOCUMENTS: 'The documents of the car were not in order.',
  youPaid: 'You paid {amount}.',
  refundOf: 'We refund {amount} of the {paid} you paid by {date}.',
  compensation: 'We also pay you {amount}, which you would have lost by cancelling at that time.',
  verifyFirst: 'We verify your payment first.',
  whenPaid: 'We e-mail you when we have paid the refund.',
  whereTo: 'Please tell us on its page where we should send it, unless you have told us already.',
});
