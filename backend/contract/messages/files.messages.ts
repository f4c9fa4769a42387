import { defineMessages } from './define-messages.js';

/** Refused files and forms. */
export const filesMessages = defineMessages('files', {
  tooLarge: '{field} can be at most {size}.',
  empty: '{field} is empty. Please choose the file again.',
  wrongPictureKind: '{field} must be JPEG, PNG, WebP or AVIF photos.',
  wrongKind: '{field} must be {kinds}.',
  unreadable: '{field} cannot be read: it is damaged or incomplete. Please choose another file.',
  hasPassword: '{field} has a password. Please save it without one and choose it again.',
  activeContent: '{field} contains {what}. Please print it to a new PDF and upload that.',
  tooManyPages: '{field} can have at most {count} pages.',
  tooManyPixels: '{field} can have at most {limit} million pixels; this has {width} x {height}.',
  incompleteForm: 'The form was not received completely. Please send it again.',
  tooBusy: 'Our service is busy and could not read {field} in time. Please send it again in a minute.',
  cannotReceive: 'We cannot receive files right now. Please try again in a minute.',
  cannotOpen: 'We cannot open files right now. Please try again in a minute.',
  otherKey:
    'This file is sealed with key {key}, which is not set. Please ask the operator to set that secret.',
  tooManyForms: 'Many files are being sent right now. Please send yours again in {seconds} seconds.',
  overQuota: 'You have sent too many large files today. Please try again tomorrow, or call us.',
  tooManyReaders: 'Many files are being opened right now. Please try again in {seconds} seconds.',
  gone: 'This file is no longer available.',
  linkExpired: 'This link has expired. Please open the document again.',
});
