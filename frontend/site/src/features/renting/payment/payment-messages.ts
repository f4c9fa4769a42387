import { defineMessages } from '@/lib/i18n';

export const paymentMessages = defineMessages('payment', {
  scanTitle: 'Scan & Pay',
  scanText: 'Scan the code with any UPI app. Payee and amount are filled in for you.',
  qrLabel: 'UPI payment code for {amount} to {payee}',
  dates: '{from} to {to}',
  total: 'Total',
  payee: 'Payee',
  vpa: 'UPI ID',
  amount: 'Amount',
  reference: 'Reference',
  copy: 'Copy',
  copyOf: 'Copy {what}',
  copied: 'Copied',
  copyFailed: 'Copying is not allowed here. Press and hold the text to copy it.',
  openApp: 'Pay with UPI app',
  paid: 'I have done the payment',
  newTotal: 'The fare has changed since you looked: it was {before}, it is now {now}.',

  clock: 'Held for you',
  clockSpoken: '{time} left to pay',
  minutes: '{count} minutes',
  oneMinute: '1 minute',
  seconds: '{count} seconds',

  detailsTitle: 'Step 2: payment details',
  detailsText: 'Your UPI app shows the transaction ID under the finished payment.',
  transactionId: 'Transaction ID',
  transactionIdHint: 'Usually 12 digits. Some apps call it UTR or UPI reference.',
  transactionIdWrong: 'A transaction ID has 6 to 35 letters and digits. Copy it from your UPI app.',
  amountPaid: 'Amount Paid',
  amountHint: 'The total was {amount}.',
  amountWrong: 'Give the amount in rupees, for example 3198 or 3198.50.',
  amountDiffers: 'This differs from the total of {amount}. You can send it; our team will look at it.',
  screenshot: 'Screenshot of the payment',
  screenshotMissing: 'Add a screenshot of the payment, or the receipt as a PDF.',
  required: 'All fields are required.',
  submit: 'Submit Payment Details',
  back: 'Back to the code',
  uploading: 'Sending {percent}%',
  failed: 'Submission failed. Please try again.',
  network:
    'No answer came back. What you typed is kept, and trying again is safe: nothing is paid or booked twice.',

  finishTitle: 'One last step',
  keptForLater: 'Your payment details are saved. Finish here once one of these is done.',
  finishText: 'We have your payment details. Only the booking itself is still missing.',
  finishDiffers:
    'You sent {sent}; the total for these dates is {total}. Our team settles the difference with you.',
  finish: 'Finish booking',
  finishReserve: 'Finish reservation',
  fareChangedTitle: 'The fare has changed',
  fareChangedText:
    'It was {before} and is now {now}. If you agree, we book at the new fare and settle the difference with you.',
  acceptFare: 'Agree to {amount} and finish',

  expiredTitle: 'Your hold has ended',
  expiredText: 'The time to pay is over, so the car is open to others again. Hold it once more to go on.',
  expiredPaid:
    'Already paid? Do not pay again. Send us the transaction ID: we book the car if it is still free, and your payment stays yours if it is not.',
  alreadyPaid: 'I have paid already',
  expiredDetails:
    'Your hold has ended. Send your payment details all the same: we book the car if it is still free.',
  holdAgain: 'Hold the car again',
  otherDates: 'Choose other dates',

  lostTitle: 'Somebody took the car meanwhile',
  lostText:
    'We have your payment and it is not lost. Choose other dates or another car and the same payment counts for it. Otherwise our team pays it back to you.',
  lostWrite: 'Write to {email}',

  leaveTitle: 'Leave this page?',
  leaveHeld: 'The car stays held for you for {time}. Come back here before then to finish.',
  leavePaid: 'We have your payment details, but the last step is missing. Come back here to finish it.',
  stay: 'Stay',
  leave: 'Leave',

  doneBook: 'Booked. Our team checks your payment and your documents now.',
  doneReserve: 'Reserved. Our team checks your payment and your documents now.',
  doneSignIn: ' Sign in with your e-mail to follow it.',
});
