import type { Language } from '../../../contract/language.js';
import { NO_PAISE, type Rupees, toPaise } from '../../../contract/money.js';
import { BY_US, type CancellationPreview } from '../../../contract/rentals/cancellation.rules.js';
import type { RentalKind } from '../../../contract/rentals/rentals.js';
import { policyInForce } from '../../../contract/rentals/symmetry.js';
import { cancelledMessage, confirmedMessage, declinedMessage, placedMessage } from './rental.messages.js';

const summary = (kind: RentalKind, language: Language) => ({
  kind,
  language,
  reference: 'H4TRW8N2QA',
  carName: 'Swift VX',
  fromDate: '2026-11-22',
  pickupTime: '18:00',
  toDate: '2026-11-24',
  dropTime: '10:00',
});
const PLACE = { place: 'Baner, Pune', directions: 'https://example.com/way' };
const AMOUNT = toPaise(4200 as Rupees);
const FARE = { total: AMOUNT, damageInsurance: NO_PAISE };
const placed = (approval: 'NOT_REGISTERED' | 'APPROVED') => ({
  approval,
  isPaymentVerified: false,
});

it('describes the placed rental and the next step, in both languages', () => {
  expect(placedMessage(summary('BOOKING', 'en'), FARE, placed('NOT_REGISTERED'))).toEqual({
    subject: 'We have received your booking H4TRW8N2QA',
    text:
      'We have received your booking H4TRW8N2QA: Swift VX, Sun, 22 Nov 2026, 6:00 PM to Tue, 24 Nov 2026, 10:00 AM IST, total ₹4,200.\n' +
      'Damage insurance ₹0. No cover: you pay for repairs.\n' +
      'Please register next and upload your documents. We confirm your booking once your payment and documents are verified.\n\n' +
      'Steps of this rental:\nPaid: done\nVerified: next\nApproved\nConfirmed\nPicked up\nReturned',
    page: '/register',
  });
  expect(placedMessage(summary('RESERVATION', 'hi'), FARE, placed('APPROVED'))).toEqual({
    subject: 'हमें आपका रिज़र्वेशन H4TRW8N2QA मिल गया',
    text:
      'हमें आपका रिज़र्वेशन H4TRW8N2QA मिल गया: Swift VX, पिकअप रवि, 22 नव॰ 2026, 6:00 PM IST, वापसी मंगल, 24 नव॰ 2026, 10:00 AM IST, कुल ₹4,200।\n' +
      'डैमेज इंश्योरेंस ₹0। कवर नहीं है: मरम्मत का ख़र्च आप देते हैं।\n' +
      'अब हम आपका भुगतान वेरिफ़ाई करेंगे और रिज़र्वेशन कन्फ़र्म होने पर ईमेल भेजेंगे।\n\n' +
      'इस बुकिंग के चरण:\nभुगतान: हो गया\nवेरिफ़ाई: अगला\nमंज़ूर: हो गया\nकन्फ़र्म\nपिकअप\nवापसी',
    page: '/dashboard/reservation',
  });
});

it('notes a missing cover only if the fare includes no damage insurance', () => {
  const insured = { ...FARE, damageInsurance: AMOUNT };
  expect(placedMessage(summary('BOOKING', 'en'), insured, placed('APPROVED')).text).not.toContain('No cover');
});

const ISSUED = { text: 'हमने यह जारी किया है।', documents: [1] };

it('follows the gender of a booking and of a reservation in Hindi', () => {
  expect(confirmedMessage(summary('BOOKING', 'hi'), PLACE, ISSUED).text).toMatch(
    /आपकी बुकिंग H4TRW8N2QA कन्फ़र्म हो गई[^]*हमने यह जारी किया है।\n\nइस बुकिंग के चरण:\n[^]*\nपिकअप: अगला\nवापसी$/,
  );
  expect(confirmedMessage(summary('RESERVATION', 'hi'), PLACE, ISSUED).text).toContain(
    'आपका रिज़र्वेशन H4TRW8N2QA कन्फ़र्म हो गया',
  );
});

it.each([
  [{ amount: 4200, isPaymentVerified: true }, 'We refund the ₹4,200 that you paid in full by'],
  [{ amount: 4200, isPaymentVerified: false }, 'once we have verified your payment.'],
  [{ amount: 0, isPaymentVerified: true }, 'so there is nothing to refund.'],
])('includes the refund of a declined rental only if one is due: %j', (refund, text) => {
  const message = declinedMessage(summary('BOOKING', 'en'), 'No such car', {
    ...refund,
    dueDate: refund.amount > 0 ? '2026-11-28' : null,
  } as CancellationPreview);
  expect(message.text).toContain(text);
});

const POLICY = { freeUntilHours: 48, partUntilHours: 24, partPercent: 50, coolingOffMinutes: 60 };

const NO_FEE = policyInForce({ ...POLICY, symmetry: 'NO_FEE' });
const UNTIL_PICKUP = { ...POLICY, partUntilHours: 0 };

it.each([
  ['BY_US', POLICY, 'We cancel, so you get a full refund.'],
  ['FREE', POLICY, 'Pickup is 48 or more hours away: full refund.'],
  ['FREE', NO_FEE, 'Full refund until the pickup time.'],
  ['FREE', { ...POLICY, freeUntilHours: 0, partUntilHours: 0 }, 'Full refund until the pickup time.'],
  [
    'COOLING_OFF',
    POLICY,
    'This was booked within the last 60 minutes and pickup is more than 24 hours away: full refund.',
  ],
  ['COOLING_OFF', UNTIL_PICKUP, 'This was booked within the last 60 minutes: full refund.'],
  ['PART', POLICY, 'Pickup is less than 48 hours and at least 24 hours away: 50% refund.'],
  ['PART', UNTIL_PICKUP, 'Pickup is less than 48 hours away: 50% refund.'],
  ['NONE', POLICY, 'Pickup is less than 24 hours away: no refund.'],
] as const)('explains the refund of the tier %s, policy %j', (tier, policy, sentence) => {
  const offer = {
    ...BY_US,
    tier,
    policy,
    paid: 4200,
    amount: 2100,
    dueDate: '2026-11-28',
    isPaymentVerified: false,
  } as CancellationPreview;
  const { text } = cancelledMessage(summary('BOOKING', 'en'), offer, null);
  expect(text).toContain(sentence);
  expect(text).toContain('We refund ₹2,100 of the ₹4,200 you paid by Saturday, 28 November 2026.');
});
