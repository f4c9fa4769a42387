import { commonMessages } from '@contract/messages/common.messages';
import { messageOf } from '@contract/messages/message';
import { rentalsMessages } from '@contract/messages/rentals.messages';
import { serverHindi } from '../messages/hindi';
import { localize } from './localize';

const ENGLISH = { language: 'en', translations: {} } as const;
const HINDI = { language: 'hi', translations: { ...serverHindi, words: { APPROVED: 'मंज़ूर' } } } as const;

it('translates a message of a response by its key and parameters', () => {
  const received = {
    message: 'The rental can be at most 60 days long.',
    messageKey: 'rentals.tooLong',
    messageParams: { days: 60 },
  };
  expect(localize(received, ENGLISH)).toBe(received.message);
  expect(localize(received, HINDI)).toBe('कार ज़्यादा से ज़्यादा 60 दिन के लिए ली जा सकती है।');
});

it('translates parameters that are messages or words', () => {
  const received = {
    message: 'This customer is already APPROVED, decided by 9000000001.',
    messageKey: 'common.decidedBy',
    messageParams: {
      what: { messageKey: 'customers.alreadyDecided', messageParams: { status: 'APPROVED' } },
      who: '9000000001',
    },
  };
  expect(localize(received, HINDI)).toBe('इस ग्राहक की स्थिति पहले से यह है: मंज़ूर। यह 9000000001 ने तय किया।');
});

it('shows a message without a known key in English', () => {
  expect(localize({ message: 'Send a list.' }, HINDI)).toBe('Send a list.');
  expect(localize({ message: 'New here.', messageKey: 'later.added' }, HINDI)).toBe('New here.');
});

it('formats a message of the contract in either language', () => {
  const message = messageOf(rentalsMessages, 'pickupTimeWindow', { from: '6:00 AM', to: '9:00 PM' });
  expect(localize(message, ENGLISH)).toBe('Pickup time must be between 6:00 AM and 9:00 PM');
  expect(localize(message, HINDI)).toBe('पिकअप का समय 6:00 AM से 9:00 PM के बीच होना चाहिए');
  expect(localize(messageOf(commonMessages, 'signIn'), HINDI)).toBe('कृपया लॉगिन करें।');
});

it('translates known words', () => {
  expect(localize('APPROVED', HINDI)).toBe('मंज़ूर');
  expect(localize('toString', HINDI)).toBe('toString');
});
