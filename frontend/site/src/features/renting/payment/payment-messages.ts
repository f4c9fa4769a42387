import { defineMessages } from '@/lib/i18n';

export const paymentMessages = defineMessages('payment', {
  scanTitle: 'Scan & Pay',
  scanText: 'Scan the code with any UPI app. Payee and amount are filled in for you.',
  scanTouchText: 'Pay in any UPI app on this phone. Payee and amount are filled in for you.',
  showQr: 'Show the QR code instead',
  qrLabel: 'UPI payment code for {amount} to {payee}',
  dates: '{from} to {to}',
  total: 'Total',
  fareAndDeposit: 'Fare + refundable deposit',
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
  newTotal: 'The fare has changed: it was {before}, it is now {now}.',

  clock: 'Held for you',
  clockEnd: 'At 0:00 others can book the car.',
  clockExtends: 'Once you send the payment details, we hold it for at least {minutes} more minutes.',
  clockAnnouncement: '{time} left to pay',
  minutes: '{count, plural, one {1 minute} other {{count} minutes}}',
  seconds: '{count, plural, one {1 second} other {{count} seconds}}',

  detailsTitle: 'Step 2: payment details',
  detailsText: 'Your UPI app shows the transaction ID in the details of the payment.',
  transactionId: 'Transaction ID',
  transactionIdHint: 'Usually 12 digits. Some apps call it UTR or UPI reference.',
  transactionIdMissing: 'Enter the transaction ID. Your UPI app shows it in the details of the payment.',
  transactionIdWrong: 'A transaction ID has 6 to 35 letters and digits. Copy it from your UPI app.',
  amountPaid: 'Amount Paid',
  amountHint: 'To pay: {amount}. Change this only if you paid another amount.',
  amountMissing: 'Enter the amount that you paid.',
  amountWrong: 'Enter the amount in rupees, for example 3198 or 3198.50.',
  amountPart: 'A part of the total of {amount}. Pay the remaining {difference} on the page of the rental.',
  amountShort:
    '{difference} less than the total of {amount}. You can still send it, and pay the rest on the page of the rental.',
  amountOver:
    '{difference} more than the total of {amount}. You can still send it: we refund what is too much when the rental ends, or earlier if you ask.',
  screenshot: 'Screenshot of the payment',
  screenshotMissing: 'Add a screenshot of the payment, or the receipt as a PDF.',
  required: 'All fields are required.',
  submit: 'Submit Payment Details',
  back: 'Back to the QR code',
  uploading: 'Sending {percent}%',

  finishTitle: 'One last step',
  keptForLater: 'Your payment details are saved. Come back here to finish once one of these is done.',
  finishText: 'We have your payment details. Press the button below to finish.',
  finishShort: 'You paid {sent} of the total of {total}. Pay the rest on the page of the rental.',
  finishDiffers:
    'You paid {sent}; the total for these dates is {total}. We refund what is too much when the rental ends, or earlier if you ask.',
  finish: 'Finish booking',
  finishReserve: 'Finish reservation',
  termsChangedTitle: 'Our terms have changed. These apply to this rental:',
  fareChangedTitle: 'The fare has changed',
  fareChangedText:
    'It was {before} and is now {now}. If you agree, we book at the new fare. If you paid less, pay the rest on the page of the rental; if you paid more, we refund it when the rental ends.',
  acceptFare: 'Agree to {amount} and finish',

  expiredTitle: 'The car is no longer held for you',
  expiredText: 'The time to pay is over, so others can book the car again. Hold it again to continue.',
  expiredPaid:
    'Already paid? Do not pay again. Send us the transaction ID: we book the car if it is still free. If it is not, the payment counts for your next booking, or we refund it.',
  alreadyPaid: 'I have paid already',
  expiredDetails:
    'The car is no longer held for you. Send your payment details anyway: we book the car if it is still free.',
  holdAgain: 'Hold the car again',
  otherDates: 'Choose other dates',

  lostTitle: 'The car is no longer available',
  lostText:
    'We have your payment details. Until we verify the payment, it also counts for other dates or another car. Otherwise our team refunds it in full.',
  lostWrite: 'Write to {email}',

  leaveTitle: 'Leave this page?',
  leaveHeld: 'The car is held for you for {time}. Come back here before then to finish.',
  leavePaid: 'We have your payment details, but the last step is missing. Come back here to finish it.',
  stay: 'Stay',
  leave: 'Leave',
});
