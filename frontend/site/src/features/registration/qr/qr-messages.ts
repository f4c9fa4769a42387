import { defineMessages } from '@/lib/i18n';

export const qrMessages = defineMessages('aadhaarQr', {
  title: 'Use the QR code of the card',
  intro: 'Then you enter no number and send no photo of the card.',
  choose: 'Agree and choose a photo of the QR code',
  hint: 'The large QR code of an Aadhaar card or letter, straight and close',
  or: 'Or enter the number and send the card:',
  reading: 'Reading the QR code...',
  notFound: 'We found no QR code in this photo. Take it straight and close, with all corners of the code.',
  otherCode:
    'This is not the Secure QR code of an Aadhaar card. Choose the large QR code of a newer card or letter.',
  failed: 'The QR code could not be checked. Please try again, or send the number and the card.',
  checked: 'UIDAI has signed this QR code: Aadhaar XXXX XXXX {digits}, issued {date}.',
  instead: 'Send the number and the card instead',
});
