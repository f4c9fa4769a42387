import { defineMessages } from '../../../contract/messages/define-messages.js';

/** The texts of e-mails about a payment. */
export const paymentTexts = defineMessages('paymentMails', {
  verifiedSubject: 'Your payment is verified',
  verified: 'We have verified your payment of {amount} (transaction ID {id}).',
  seeBooking: 'Your receipt and the status of your booking are on your dashboard.',
  seeReservation: 'Your receipt and the status of your reservation are on your dashboard.',
  takenRefundBy:
    'The car was taken when it arrived, so we refund {amount} by {date} and e-mail you the reference of the transfer.',
  endedRefundBy:
    'Your rental has ended, so we refund {amount} by {date} and e-mail you the reference of the transfer.',
  restOwed:
    '{missing} are still missing. You can pay them on your dashboard, or at the latest at the pickup.',
  bookingRestBy:
    '{missing} are still missing. Please pay them on your dashboard by {until}. After that, your booking expires and we refund what you paid.',
  reservationRestBy:
    '{missing} are still missing. Please pay them on your dashboard by {until}. After that, your reservation expires and we refund what you paid.',
  held: 'We hold {amount} as your security deposit and return it by {day}, less what you accept.',
  notLinked:
    'No booking uses it yet. Under your bookings you can use it for one that you owe money for, or ask for it back. After {days} days we refund it.',
  amountCorrectedSubject: 'We corrected the amount of your payment',
  amountCorrected: 'The bank received {corrected} for transaction ID {id}, not {amount} as we wrote before.',
  reopenedSubject: 'We are checking your payment again',
  reopened: 'We are checking your payment of {amount} (transaction ID {id}) again and e-mail you the result.',
  restored: 'We wrote that your rental had expired: it is active again.',
  unconfirmed: 'Your rental is not confirmed until then.',
  rejectedSubject: 'Your payment could not be verified',
  rejected: 'We could not verify your payment of {amount} (transaction ID {id}).\nReason: {reason}',
  submitAgain: 'Please sign in and submit the payment details again.',
  othersStay:
    'Your other payments are not affected. If you did pay, please sign in and submit the payment details again.',
  bookingAgainBy:
    'Please sign in and submit the payment details again by {until}. After that, your booking expires and others can book the car.',
  reservationAgainBy:
    'Please sign in and submit the payment details again by {until}. After that, your reservation expires and others can book the car.',
  bookingEnded:
    'Your booking has ended, so there is no refund for this payment. If you did pay, reply with your bank statement.',
  reservationEnded:
    'Your reservation has ended, so there is no refund for this payment. If you did pay, reply with your bank statement.',
  bookingUnfinishedSubject: 'Your booking is not finished',
  reservationUnfinishedSubject: 'Your reservation is not finished',
  bookingUnfinished:
    'We have your payment details ({amount}, transaction ID {id}), but you have not finished your booking: no car is booked for you.',
  reservationUnfinished:
    'We have your payment details ({amount}, transaction ID {id}), but you have not finished your reservation: no car is reserved for you.',
  finish:
    'Please do not pay again. If the page on which you paid is still open, finish there. Otherwise call us, or reply to this e-mail and tell us whether you still want a car.',
  carTakenSubject: 'The car was taken while you paid',
  carTaken:
    'The car that you paid for was taken before your payment details reached us. Your payment of {amount} (transaction ID {id}) is recorded.',
  bookAnother:
    'If the page on which you paid is still open, you can book another car there with the same payment: do not pay again. Otherwise we refund it in full once we have verified it, and e-mail you the reference of the transfer.',
  reserveAnother:
    'If the page on which you paid is still open, you can reserve another car there with the same payment: do not pay again. Otherwise we refund it in full once we have verified it, and e-mail you the reference of the transfer.',
});
