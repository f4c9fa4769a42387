import { defineMessages } from '@/lib/i18n';

/** Texts that are loaded with the payment dialog, not with the page. */
export const waysMessages = defineMessages('waysToPay', {
  copyText: 'Pay in any UPI app on this phone: copy our UPI ID and paste it there.',
  copyVpa: 'Copy UPI ID',
  copyStep1: 'Copy the UPI ID.',
  copyStep2: 'Open your UPI app, choose to pay to a UPI ID, and paste it.',
  copyStep3: 'Check that it shows {payee}, pay {amount}, and come back here.',
  payeeCheck: 'Your UPI app must show {payee}. Another name? Do not pay.',
  payeeCall: 'Call {phone}.',
  appUncertain: 'Works only with some accounts',
  showQrSecond: 'Show the QR code for a second phone',
  saveQr: 'Save the QR code as an image',
  partsTitle: 'More than one UPI payment allows',
  partsText:
    'One UPI payment to us can be at most {limit}. Pay {first} now and send its details. Then pay the remaining {rest} on the page of the rental.',
  bankTitle: 'Or pay all of it by bank transfer',
  bankText: 'Transfer {amount} by IMPS, NEFT or RTGS. The UTR is your transaction ID.',
  bankHolder: 'Account holder',
  bankNumber: 'Account number',
  bankIfsc: 'IFSC',
  helpTitle: 'The payment does not work?',
  helpRefused: '“Exceeded bank limit” or “risk threshold”',
  helpRefusedText: 'Your app refuses this way of paying. Copy the UPI ID and type it in your app.',
  helpNew: 'New to UPI, or a new phone',
  helpNewText: 'In the first 24 hours an app sends at most ₹5,000.',
  helpLeft: 'Money left my account, but the app shows no success',
  helpLeftPerson:
    'If the payment failed, your bank returns the money on the next working day. Check your account before you pay again.',
  helpLeftMerchant:
    'If the payment failed, your bank returns the money within 5 days. Check your account before you pay again.',
  helpHeld: 'The car is held for you until {time}.',
  helpNotHeld: 'The car is no longer held for you.',
});
