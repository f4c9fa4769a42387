import { findSentence } from './find-sentence';

const texts = {
  'OTP sent.': 'OTP भेज दिया गया है।',
  'Please wait {seconds} seconds.': 'कृपया {seconds} सेकंड रुकें।',
  'Pickup between {from} and {to}': '{to} से पहले और {from} के बाद पिकअप',
  '{what} is gone': '{what} नहीं है',
  Car: 'कार',
};

const translate = (english: string, params: Record<string, string> = {}) =>
  (texts as Record<string, string>)[english]!.replace(/\{(\w+)\}/g, (_whole, name: string) => params[name]!);

it('finds a text by itself', () => {
  expect(findSentence('OTP sent.', texts, translate)).toBe('OTP भेज दिया गया है।');
});

it('takes over the parts that change, in the order of the other language', () => {
  expect(findSentence('Please wait 30 seconds.', texts, translate)).toBe('कृपया 30 सेकंड रुकें।');
  expect(findSentence('Pickup between 5:00 AM and 10:00 PM', texts, translate)).toBe(
    '10:00 PM से पहले और 5:00 AM के बाद पिकअप',
  );
});

it('translates a part that is known itself', () => {
  expect(findSentence('Car is gone', texts, translate)).toBe('कार नहीं है');
});

it('leaves what it does not know', () => {
  expect(findSentence('toString', texts, translate)).toBe('toString');
  expect(findSentence('Please wait a moment.', texts, translate)).toBe('Please wait a moment.');
});
