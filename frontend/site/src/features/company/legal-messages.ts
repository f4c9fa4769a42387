import { defineMessages } from '@/lib/i18n';

export const legalMessages = defineMessages('legal', {
  termsTitle: 'Terms',
  termsHeading: 'Terms of renting',
  termsIntro:
    'The rules that every rental follows, in plain words. The agreement you accept before paying is the same in full.',
  whoTitle: 'Who may drive',
  whoText:
    'Drivers are at least {age} years old and hold a valid driving licence. We check an Aadhaar card and a licence of every customer before a booking is confirmed.',
  priceTitle: 'What it costs',
  priceText:
    'A day is counted from pickup to pickup; hours after that on the last day are charged at the hourly price, never more than one day. Washing costs {washing}. A reservation adds a convenience fee of {convenience}. Damage insurance costs {insurance}.',
  discountText: '{percent}% off the rental cost from {days} days.',
  payTitle: 'Paying',
  payText:
    'Confirming your dates holds the car for {minutes} minutes. You pay the exact total by UPI and send us the transaction id with a screenshot; our team checks it. If the car is lost to you after you paid, the money goes back.',
  lateTitle: 'Coming back late',
  lateText: 'Late return is charged with {amount} for every started hour.',
  cancelTitle: 'Cancelling',
  cancelFree: 'Everything back until {hours} hours before the pickup.',
  cancelPart: '{percent}% back until {hours} hours before the pickup, nothing after that.',
  cancelCooling:
    'Everything back within {minutes} minutes of renting, if the pickup is more than {hours} hours away.',
  refundWithin: 'What you get back is sent within five working days (Monday to Saturday).',
  cancelUs: 'Everything back whenever we have to cancel.',

  privacyTitle: 'Privacy',
  privacyHeading: 'What we know of you, and why',
  privacyIntro:
    'We ask for what the law and our insurer require, keep it closed away, and tell you here what that is.',
  keepTitle: 'What we keep',
  keepContact:
    'Your mobile number and e-mail address, to sign you in and to write to you about your rentals.',
  keepPapers:
    'Your name, address, Aadhaar number and pictures of your Aadhaar card and driving licence, to know who drives our cars. The number is stored encrypted and shown with its last four digits only.',
  keepRentals: 'Your rentals, payments and the screenshots you send, for our books.',
  whoSeesTitle: 'Who sees it',
  whoSeesText:
    'The members of our team who check papers and payments. Whoever looks at a full Aadhaar number leaves a trace of it. We sell and share nothing.',
  deleteTitle: 'How long, and how to have it deleted',
  deleteText:
    'While you are our customer. Write to {email} and we delete your papers, unless a rental or a refund is still open.',
  deviceTitle: 'On your device',
  deviceText:
    'One cookie keeps you signed in; it ends with the sign-in. While you rent, this tab remembers the chosen car and your contact. There is no tracking and no advertising.',
  mapTitle: 'Others',
  mapText:
    'Nothing on this site is loaded from anybody else, with one exception: the map on the contact page comes from OpenStreetMap, and only when you ask for it.',
});
