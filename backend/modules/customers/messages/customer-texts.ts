import { defineMessages } from '../../../contract/messages/define-messages.js';

/** The texts of e-mails about an account and its documents. */
export const customerTexts = defineMessages('customerMails', {
  suspendedSubject: 'Your account is suspended',
  suspended:
    'You cannot sign in, book or reserve for now.\nReason: {reason}\nIf this is a mistake, or you have a booking or reservation ahead, please call us.',
  suspendedDeclined:
    'We have declined {count, plural, one {your request} other {your requests}} {references}. We refund in full what we have received for {count, plural, one {it} other {them}}.',
  activeSubject: 'Your account is active again',
  active:
    'Your account is no longer suspended. {approval, select, REJECTED {Please sign in and upload the documents that we need again. You can book and reserve after our approval.} APPROVED {You can sign in again, and book and reserve if your driving licence is still valid.} other {You can sign in again.}}\nReason: {reason}',
  receivedSubject: 'We have received your documents',
  received:
    'We have received your details and documents. Our team verifies them within {hours, plural, one {1 hour} other {{hours} hours}} and e-mails you the result.',
  approvedSubject: 'Your documents are approved',
  approved:
    'We have approved your documents. You can now book and reserve cars, and see your bookings on your dashboard.',
  approvedSuspended:
    'We have approved your documents. Your account is suspended, so you cannot book or reserve for now.',
  rejectedSubject: 'Please upload your documents again',
  rejected:
    'We could not approve your documents.\n{reasons}\nPlease sign in and upload again only what was not accepted.',
  suspendedAgainSubject: 'We need your documents again',
  suspendedAgain:
    'We need these documents of you again.\n{reasons}\nYour account is suspended, so you cannot upload them for now.',
  licenceSubject: 'Your driving licence is valid until {day}',
  licence:
    'Your driving licence that we know is valid until {day}. Bookings and reservations that end later need the renewed licence. Please sign in and upload it by {until}. You can go on renting.',
  licenceOverSubject: 'Your driving licence was valid until {day}',
  licenceOver:
    'Your driving licence that we know was valid until {day}. Bookings and reservations need the renewed licence. Please sign in and upload it by {until}.',
  keyLost: 'The key of the stored documents was lost.',
  licenceEnds: 'It is valid until {day}.',
  renewal:
    'Please send us these documents again by {until}. You can go on renting.\n{reasons}\nPlease sign in and upload only these.',
  requested:
    'We need documents of you again before you can rent or pick up a car.\n{reasons}\nPlease sign in and upload only these.',
  emailChangedSubject: 'The e-mail address of your account has changed',
  emailChanged:
    'Your account now uses another e-mail address, which was confirmed with a code. You are signed out on all other devices. If this was not you, please call us at once.',
  emailIsNew:
    'This is now the e-mail address of your account. Use it to sign in. You are signed out on all other devices.',
  emailMoveSubject: 'The e-mail address of your account will change',
  emailMove:
    'Our team was asked to change the e-mail address of your account. It changes in {hours} hours. If you do not want this, sign in with this address before then: your sign-in stops the change.',
  correctedSubject: 'We have corrected your details',
  corrected:
    'Our team has corrected the name or the address of your account. You see them on your profile.\nReason: {reason}\nIf this is a mistake, please call us.',
  mobileChangedSubject: 'The mobile number of your account has changed',
  mobileChanged:
    'Your account now has another mobile number, which ends in {ending} and was confirmed with a code. You are signed out on all other devices. If this was not you, please call us at once.',
  numberLostSubject: 'The mobile number of your account was removed',
  numberLostUnproved:
    'Another customer has signed in with the mobile number of your account, which ends in {ending}. The number was not confirmed for your account, so we have removed it there and released the cars that were held for you. Please enter your mobile number when you next book or reserve. If the number is yours, please call us.',
  numberLostProved:
    'The person who has the mobile number of your account, which ends in {ending}, has confirmed it to our team with a code for another account. We have removed it from yours. Your bookings and reservations stay. Please enter your mobile number on your profile. If the number is yours, please call us at once.',
  mobileProvedSubject: 'The mobile number of your account is confirmed',
  mobileProved:
    'Our team has confirmed the mobile number of your account, which ends in {ending}, with a code sent to it. If this was not you, please call us at once.',
  AADHAAR: 'Aadhaar card: {reason}',
  PASSPORT: 'Passport: {reason}',
  VOTER_ID: 'Voter ID card: {reason}',
  identity: 'Identity document: {reason}',
  license: 'Driving licence: {reason}',
});
