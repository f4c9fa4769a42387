import type { Language } from '../../../contract/language.js';
import { type Rupees, toPaise } from '../../../contract/money.js';
import type { RentalKind } from '../../../contract/rentals/rentals.js';
import {
  documentsReminder,
  overdueReminder,
  payAgainReminder,
  pickupReminder,
  returnReminder,
} from './reminder.messages.js';

const summary = (kind: RentalKind = 'BOOKING', language: Language = 'en') => ({
  kind,
  language,
  reference: 'H4TRW8N2QA',
  carName: 'Swift VX',
  fromDate: '2026-11-22',
  pickupTime: '18:00',
  toDate: '2026-11-24',
  dropTime: '10:00',
});
const rupees = (amount: number) => toPaise(amount as Rupees);
const ZONE = 'Asia/Kolkata';
const BY = new Date('2026-11-21T12:30:00Z');
const NO_FEE = { lateFeePerHour: rupees(0), lateGraceMinutes: 30 };

it('reminds of the pickup, with the deposit if there is one', () => {
  const place = { place: 'Baner, Pune', directions: 'https://example.com/way' };
  expect(pickupReminder(summary(), place, rupees(5000))).toEqual({
    subject: 'Pickup on Sun, 22 Nov 2026, 6:00 PM: your booking H4TRW8N2QA',
    text: [
      'This is a reminder of your booking H4TRW8N2QA: Swift VX, Sun, 22 Nov 2026, 6:00 PM to Tue, 24 Nov 2026, 10:00 AM IST.',
      'Pickup: Baner, Pune',
      'Directions: https://example.com/way',
      'Please bring your original driving licence.',
      'The security deposit of ₹5,000 is paid at pickup.',
      'If you will be late or cannot come, please call us.',
    ].join('\n'),
    page: '/dashboard/bookings',
    sms: {
      template: 'PICKUP_REMINDER',
      values: { reference: 'H4TRW8N2QA', time: 'Sun, 22 Nov 2026, 6:00 PM' },
    },
  });
});

it('omits the late fee if there is none', () => {
  expect(returnReminder(summary(), NO_FEE).text).toBe(
    'Please return the Swift VX of your booking H4TRW8N2QA by Tue, 24 Nov 2026, 10:00 AM IST.\nIf you will be late, please call us.',
  );
  expect(overdueReminder(summary('RESERVATION'), NO_FEE).text).toMatch(/please call us too\.$/);
});

it.each([
  [true, BY, 'upload your documents by Sat, 21 Nov 2026, 6:00 PM IST, so that', '/register'],
  [true, null, 'upload your documents now, so that our team can try', '/register'],
  [false, BY, 'what was not accepted by Sat, 21 Nov 2026, 6:00 PM IST, so that', '/login'],
  [false, null, 'what was not accepted now, so that our team can try', '/login'],
])('requests documents (new: %s) by a future time: %s', (isNew, by, text, page) => {
  const message = documentsReminder(summary(), { isNew, by, zone: ZONE });
  expect(message.text).toContain(text);
  expect(message.page).toBe(page);
});

it('follows the gender of a booking and of a reservation in Hindi', () => {
  const again = { amount: rupees(4200), until: BY, zone: ZONE };
  expect(payAgainReminder(summary('BOOKING', 'hi'), again).text).toContain(
    'आपकी बुकिंग H4TRW8N2QA का भुगतान बाकी है',
  );
  expect(payAgainReminder(summary('RESERVATION', 'hi'), again).text).toContain(
    'आपके रिज़र्वेशन H4TRW8N2QA का भुगतान बाकी है',
  );
});
