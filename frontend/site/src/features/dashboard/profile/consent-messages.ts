import { defineMessages } from '@/lib/i18n';

export const ownConsentMessages = defineMessages('ownConsents', {
  title: 'Your consents',
  REGISTRATION: 'Registration',
  AADHAAR_QR: 'Check of the Aadhaar QR code',
  SMS: 'SMS in addition to e-mail',
  NEWSLETTER: 'Newsletter',
  given: 'Given {time}',
  givenTo: 'Given {time}, text of {version}',
  withdrawn: 'Withdrawn {time}',
  registrationText:
    'Without the consent to the registration we cannot rent you a car. To withdraw it, delete your account below.',
  withdraw: 'Withdraw',
  withdrawOf: 'Withdraw: {purpose}',
  done: 'Withdrawn.',
  qrTitle: 'Withdraw the consent to the QR code check?',
  qrText:
    'We delete the results of the check. If we verified you by it, you send another identity document before your next rental.',
  notLoaded: 'Your consents could not be loaded.',
  failed: 'The consent could not be withdrawn. Please try again.',
  unclear: 'The consent may have been withdrawn already.',
  tryAgain: 'Try again',
});
