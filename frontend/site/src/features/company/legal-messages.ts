import { defineMessages } from '@/lib/i18n';

export const legalMessages = defineMessages('legal', {
  termsTitle: 'Terms',
  termsHeading: 'Rental terms',
  termsIntro:
    'The rules for every booking and reservation, in plain words. The rental agreement that you accept before paying has them in full.',
  businessTitle: 'Your rental company',
  businessText: '{name}, {address}',
  whoTitle: 'Who can drive',
  whoText:
    'Drivers must be at least {age} years old and hold a valid driving licence. We verify the documents of every customer before we confirm a booking.',
  priceTitle: 'Prices',
  priceText:
    'A day runs from the pickup time to the same time on the next day. Extra hours on the last day are charged at the hourly price, never more than one day. Washing fee: {washing}. Convenience fee, on reservations only: {convenience}. Damage insurance: {insurance}.',
  discountText: '{percent}% off the rental cost for {days} days or more.',
  payTitle: 'Payment',
  payText:
    'When you confirm your dates, the car is held for you for {minutes} minutes. You pay the exact total by UPI and send us the transaction ID with a screenshot; our team verifies the payment. If the car is unavailable after payment, we refund in full.',
  costsTitle: 'Possible extra charges',
  cancelTitle: 'Cancellation',
  cancelExample:
    'For example, for a pickup on {pickup}: full refund until {free}, {percent}% until {part}, nothing after that.',
  refundWithin:
    'Refunds are sent within {days, plural, one {1 working day} other {{days} working days}} (Monday to Saturday, without public holidays).',

  privacyTitle: 'Privacy',
  privacyHeading: 'What we know about you, and why',
  privacyIntro: 'We ask for what car rental rules require, store it securely, and list it here.',
  dataTitle: 'What we keep',
  dataContact:
    'Your mobile number and e-mail address, to sign you in and to write to you about your bookings and reservations.',
  dataDocuments:
    'Your name and address, and the number and copies of your driving licence and of the identity document that you choose, to know who drives our cars. Aadhaar is voluntary. The numbers and the copies are stored encrypted, and a number is shown with its last four digits only. If you show us the QR code of an Aadhaar card instead, we keep its last four digits, its issue time and whether your name and date of birth are the same, and not the code.',
  dataRentals: 'Your bookings, reservations, payments and the screenshots you send, for our accounts.',
  dataCodes:
    'Requests for one-time codes and sign-ins: the time, the IP address or network, the kind of browser, and a key that stands for the e-mail address or mobile number, to prevent and detect misuse of accounts. We delete codes after 25 hours and the record of sign-ins after a year.',
  whoSeesTitle: 'Who sees it',
  whoSeesText:
    'The members of our team who verify documents and payments. Every time our team opens your documents or a full number is recorded; you see it in your profile. We do not sell or share your data. If the law asks us for a complaint book, the licensing authority gets a copy of each complaint, with your name, address and contacts.',
  receiversTitle: 'Who receives it',
  receiversText: 'These services of other companies process your data for us:',
  receiversNone: 'No service of another company processes your data for us.',
  receiver_MAIL: 'The mail server that sends our e-mails: your e-mail address and the messages.',
  receiver_SMS: 'The SMS gateway: the mobile number and the text of each SMS.',
  receiver_WHATSAPP: 'WhatsApp (Meta): the mobile number and the text of each message that we send with it.',
  receiver_STORE: 'The object store: copies of documents, payments and photos, encrypted.',
  deleteTitle: 'How long, and how to have it deleted',
  deleteText:
    'You delete your account on your profile page, which shows what is removed and what stays. A rental, payment, refund or complaint that is open must end first. Until then, and for the rest, these times apply:',
  keep_account:
    'Your account with name, address, mobile number and e-mail address: as long as you have it. We delete it after {months} months without sign-in and rental, and e-mail you {warningDays} days before.',
  keep_identity:
    'The number of your identity document or the result of the check of its QR code, the details of your driving licence and the photos of your documents: as long as you have your account.',
  keep_identityPictures: 'Pictures of documents that you replaced or we rejected: {days} days.',
  keep_rejectedNumbers:
    'The number of your identity document or the result of the check of its QR code, and the details of your driving licence unless you have driven our cars, after we rejected your documents: {days} days.',
  keep_rentals:
    'Bookings, reservations, payments and refunds, and receipts with your name and address, or the company you entered: as long as tax law requires, at least eight years.',
  keep_screenshots: 'Screenshots of payments: {days} days after the decision and the refund.',
  keep_rentalPhotos: 'Photos of the car from pickup and return: {days} days after the end of the rental.',
  keep_driverRecord:
    'Your name, address and licence number after you delete your account, encrypted, and the details of your driving licence after we rejected your documents, because traffic fines can arrive later: {days} days after your last return.',
  keep_bankTexts: 'Names and texts in our bank statements: {days} days.',
  keep_holds: 'Cars that you held and did not rent, and claims of others to your mobile number: {days} days.',
  keep_complaints: 'Complaints with their answers and photos: {days} days after we resolved them.',
  keep_notes: 'Notes of our team about you and your rentals: {days} days.',
  keep_blocked:
    'E-mail addresses, mobile numbers, mail domains and document numbers that we block, as a key, against misuse: {days} days.',
  keep_messages: 'E-mails and SMS to you: {days} days; those with a one-time code 25 hours.',
  keep_signIns: 'Record of one-time codes and sign-ins: {days} days; ended sign-ins 30 days.',
  keep_browsers: 'The browsers that we recognise: {days} days without use.',
  keep_audit: 'Record of what our team did: at least eight years; the network that it came from {days} days.',
  keep_newsletter:
    'Your address for the newsletter: until you unsubscribe with the link of our e-mail; {days} days if you do not confirm it.',
  deviceTitle: 'On your device',
  deviceText:
    'A cookie keeps you signed in until you sign out or your sign-in expires. Another one remembers your language. A third one recognises this browser for half a year, so that requests of strangers for codes do not lock you out. While you book, this tab remembers the chosen car, your mobile number and your e-mail address. This browser remembers the cars that you save. Your latest booking stays on this device for two hours, or until you sign out or another customer signs in. There is no tracking and no advertising.',
  mapTitle: 'Other services',
  mapText:
    'This site loads nothing from other companies, with one exception: maps. They load only when you open them, and the company that provides them then sees your IP address.',
  mapContact: 'The map on the contact page comes from OpenStreetMap.',
  mapPlaces: 'The map of pickup locations comes from {host}.',
});
