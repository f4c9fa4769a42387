import { commonMessages } from '../../contract/messages/common.messages.js';
import { customersMessages } from '../../contract/messages/customers.messages.js';
import { loginMessages } from '../../contract/messages/login.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { inEnglish, toWire } from './wire-message.js';

it('sends a text without a key unchanged', () => {
  expect(toWire('Send a JSON object.')).toEqual({ message: 'Send a JSON object.' });
});

it('adds the key, and the parameters if there are any', () => {
  expect(toWire(messageOf(commonMessages, 'signIn'))).toEqual({
    message: 'Please sign in.',
    messageKey: 'common.signIn',
  });
  expect(toWire(messageOf(commonMessages, 'tooManyRequests', { seconds: 1200 }))).toEqual({
    message: 'Too many requests. Please wait 1200 seconds.',
    messageKey: 'common.tooManyRequests',
    messageParams: { seconds: 1200 },
  });
});

it('applies the plural rules', () => {
  const triesLeft = (count: number) => inEnglish(messageOf(loginMessages, 'wrongCodeTriesLeft', { count }));
  expect([1, 2].map(triesLeft)).toEqual(['Invalid OTP. 1 try left.', 'Invalid OTP. 2 tries left.']);
});

it('nests a message in another one', () => {
  const what = messageOf(customersMessages, 'alreadyDecided', { status: 'APPROVED' });
  expect(toWire(messageOf(commonMessages, 'decidedBy', { what, who: '9000000001' }))).toEqual({
    message: 'This customer is already APPROVED, decided by 9000000001.',
    messageKey: 'common.decidedBy',
    messageParams: {
      what: { messageKey: 'customers.alreadyDecided', messageParams: { status: 'APPROVED' } },
      who: '9000000001',
    },
  });
});
