import { defineMessages } from './define-messages.js';

/** Registration, documents and approval. */
export const customersMessages = defineMessages('customers', {
  differentAccounts: 'This mobile number and this e-mail address belong to different accounts.',
  suspended: 'This account is suspended. Please call us.',
  notFound: 'This customer was not found.',
  documentNotFound: 'This document was not found.',
  notRegistered: 'You have not registered yet.',
  noProfile: 'No profile found. Please complete the form.',
  verified: 'Documents Verified Successfully !!',
  underVerification: 'Documents are under verification.',
  waitForVerification: 'Your documents are under verification. Please wait.',
  rejectedSubmitAgain: 'Your documents were rejected. Please submit them again.',
  rejectReason: 'Enter at least one reason: the customer reads it.',
  submitDocumentAgain: 'Please submit this document again.',
  rejectedLogIn: 'Your documents were rejected. Please sign in to see why and submit them again.',
  uploadFirst: 'Please upload your documents first. You can rent as soon as they are approved.',
  rentOnceApproved: 'Your documents are under verification. You can rent as soon as they are approved.',
  alreadyUnderVerification: 'Your documents are already under verification.',
  alreadyApproved: 'Your documents are already approved.',
  submitted: 'Registration submitted. Your documents are now under verification.',
  enterName: 'Please enter your name.',
  enterAddress: 'Please enter your address.',
  nameTooLong: 'Your name may have at most {max} characters.',
  addressTooLong: 'Your address may have at most {max} characters.',
  aadhaarDigits: 'Please enter the 12 digits of your Aadhaar number, as printed on the card.',
  chooseAadhaar: 'Please choose a photo or PDF of your Aadhaar card.',
  chooseLicense: 'Please choose a photo or PDF of your driving licence.',
  aadhaarTaken:
    'This Aadhaar number is registered with another account. Please use that account, or call us.',
  alreadyRegistered:
    'This customer is already registered. Book or reserve for them: they confirm with an OTP sent to their e-mail address.',
  otherEmail:
    'This mobile number belongs to an account with another e-mail address. Ask the customer which ones they signed in with.',
  otherMobile:
    'This e-mail address belongs to an account with another mobile number. Ask the customer which ones they signed in with.',
  notRegisteredYet: 'This customer has not registered yet.',
  alreadyDecided: 'This customer is already {status}',
  noSms: 'We do not send SMS.',
  notErasableYet: 'The account cannot be deleted yet: something is still open',
  exportedToday: 'You can download your data {count} times a day. Please try again tomorrow.',
  alreadySuspended: 'This customer is already suspended',
  notSuspended: 'This customer is not suspended',
  noAadhaar: 'This customer has not given an Aadhaar number.',
  sentAgain: 'These documents were sent again on {when}; check them again.',
  documentsChanged: 'These documents have changed; check them again.',
});
