import { defineMessages } from './define-messages.js';

/** Messages that any call can return, and messages that several modules share. */
export const commonMessages = defineMessages('common', {
  addressNotFound: 'Nothing was found at this address.',
  requestTooLarge: 'The request is too large.',
  cannotBeStored: 'The request has a value that cannot be stored.',
  cannotBeOpened:
    'This was altered in the database, or is sealed with another key, so that it cannot be opened. Please inform the operator.',
  unavailable: 'The service is temporarily unavailable. Please try again in a minute.',
  tooManyAtOnce: 'Too many requests arrived at the same time. Please try again in a minute.',
  fault: 'Something went wrong on our side. Please quote {requestId}.',
  tooManyRequests: 'Too many requests. Please wait {seconds} seconds.',
  signIn: 'Please sign in.',
  forbidden: 'You do not have permission to do this.',
  stillProcessing: 'The first request with this Idempotency-Key is still being processed.',
  unreadableText: 'This text has a character that cannot be read. Please enter it again.',
  invalidMobile: 'Please enter a 10-digit Indian mobile number.',
  invalidEmail: 'Please enter a valid email address',
  searchLength: 'Enter {min} to {max} characters to search.',
  chooseCar: 'Choose a car.',
  decided: '{what}.',
  decidedBy: '{what}, decided by {who}.',
  decidedOn: '{what}, decided on {when}.',
  decidedByOn: '{what}, decided by {who} on {when}.',
});
