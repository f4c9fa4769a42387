import type { Language } from '../../../contract/language.js';
import { paise } from '../../../contract/money.js';
import { computeFare, describeFare } from '../../../contract/rentals/fare.js';
import { inEnglish } from '../../../platform/http/wire-message.js';
import type { StoredRefund } from '../../payments/index.js';
import type { OwnPaymentRow } from './own-payment.presenter.js';
import { type ReceiptFacts, receiptOf } from './receipt.rules.js';

const window = { fromDate: '2026-12-24', toDate: '2026-12-26', pickupTime: '12:00', dropTime: '14:00' };
const fare = describeFare(
  computeFare({ costPerHour: paise(8_000), costPerDay: paise(180_000) }, window, 'reserve', {
    washingFee: paise(19_900),
    convenienceFee: paise(19_900),
    damageInsurance: paise(0),
    discounts: [],
  }),
  inEnglish,
);
const reported: OwnPaymentRow = {
  method: 'UPI',
  transactionId: '412345678901',
  amount: fare.total,
  status: 'SUBMITTED',
  reportedAt: new Date('2026-11-21T06:30:00Z'),
  decidedAt: null,
  refunds: [],
};
const verified = { ...reported, status: 'VERIFIED', decidedAt: new Date('2026-11-21T08:00:00Z') } as const;

const refundOf = (over: Partial<StoredRefund> = {}): StoredRefund => ({
  state: 'DUE',
  amount: paise(100_000),
  dueDate: '2026-11-27',
  method: null,
  reference: null,
  sentAt: null,
  sentBy: null,
  ...over,
});
const SENT = refundOf({ state: 'PAID', method: 'UPI', reference: 'R1' });

const facts = (payments: OwnPaymentRow[]): ReceiptFacts => ({
  ...window,
  business: {
    name: 'Pune City Cars',
    address: 'Pune',
    phones: ['+91 90000 00001'],
    emails: ['a@example.com'],
    legalName: '',
    gstin: '',
    operatorLicence: { number: '', authority: '', validUntil: '' },
    grievanceOfficer: { name: '', designation: '', phone: '', email: '' },
  },
  zone: 'Asia/Kolkata',
  reference: 'K7MPQ2XW9T',
  kind: 'RESERVATION',
  status: 'PENDING',
  progress: { status: 'PENDING', adminApproval: 'APPROVED', paymentStatus: 'SUBMITTED' },
  checkingTimes: { documentsMinutes: null, paymentsMinutes: 40 },
  customerName: 'Asha Kulkarni',
  customerEmail: 'asha@example.com',
  carName: 'Aria VX',
  createdAt: new Date('2026-11-21T06:31:00Z'),
  now: new Date('2026-11-21T09:00:00Z'),
  fare,
  charges: {
    fuelIncluded: true,
    refuelFee: paise(0),
    tollsIncluded: false,
    challanFee: paise(10_000),
    damageLimit: paise(0),
    deposit: paise(300_000),
    kmPerDay: 0,
    extraKmFee: paise(0),
    lateFeePerHour: paise(25_000),
    lateGraceMinutes: 15,
  },
  cancellation: { freeUntilHours: 48, partUntilHours: 24, partPercent: 50, coolingOffMinutes: 60 },
  payments,
});

it('does not deny a received payment of an expired rental', () => {
  const stateIn = (language: Language) =>
    receiptOf({ ...facts([verified]), status: 'EXPIRED' }, language).facts.find(([name]) =>
      ['Status', 'स्थिति'].includes(name),
    );
  expect([stateIn('en')?.[1], stateIn('hi')?.[1]]).toEqual(['Expired', 'समय ख़त्म']);
});

it('marks a reported payment as reported, and the document as no proof of payment', () => {
  const receipt = receiptOf(facts([reported]), 'en');
  expect(receipt.title).toBe('Payment acknowledgement');
  expect(receipt.warning).toMatch(/no proof of payment/);
  expect(receipt.payments.lines).toEqual([
    {
      label: 'Transaction 412345678901, reported on Sat, 21 Nov 2026, 12:00 PM IST',
      amount: '₹4,158',
      detail: 'Reported by you, not verified yet',
    },
  ]);
  expect(receipt.payments.total.amount).toBe('₹0');
});

it('lists the steps of the rental with the usual time of the next one, in both languages', () => {
  const stepsIn = (language: Language) => receiptOf(facts([reported]), language).facts.at(-1);
  expect(stepsIn('en')).toEqual([
    'Steps of this rental',
    'Paid: done\nVerified: next. Usually takes about 40 minutes.\nApproved: done\nConfirmed\nPicked up\nReturned',
  ]);
  expect(stepsIn('hi')?.[1]).toContain('वेरिफ़ाई: अगला। आम तौर पर क़रीब 40 मिनट लगते हैं।');
  const cancelled = { ...facts([reported]), progress: { status: 'CANCELLED' } as const };
  expect(receiptOf(cancelled, 'en').facts.at(-1)?.[0]).toBe('As of');
});

it('confirms exactly the verified payments', () => {
  const rejected = { ...verified, status: 'REJECTED' } as const;
  const receipt = receiptOf(facts([rejected, verified]), 'en');
  expect(receipt.title).toBe('Receipt');
  expect(receipt.warning).toBeNull();
  expect(receipt.payments.lines.map(({ detail }) => detail)).toEqual([
    'Not accepted on Sat, 21 Nov 2026, 1:30 PM IST',
    'Verified on Sat, 21 Nov 2026, 1:30 PM IST',
  ]);
  expect(receipt.payments.total.amount).toBe('₹4,158');
});

it('lists a refund, and does not confirm a payment that was only reported', () => {
  const owed = { ...reported, status: 'REFUND_DUE', refunds: [refundOf({ state: 'CHECKING' })] } as const;
  const paid = { ...verified, status: 'REFUNDED', refunds: [SENT] } as const;
  expect(receiptOf(facts([owed]), 'en').payments).toMatchObject({
    lines: [{ detail: 'Reported by you, not verified yet · Refund due: ₹1,000' }],
    total: { amount: '₹0' },
  });
  expect(receiptOf(facts([paid]), 'en').payments.lines[0]!.detail).toMatch(
    /Refunded ₹1,000, transfer reference R1$/,
  );
});

it('lists each refund with its method, also while the rental goes ahead', () => {
  const early = { ...SENT, amount: paise(4_000), reference: 'R0' };
  const cash = { ...SENT, method: 'CASH', reference: 'DR/2627/000012' } as const;
  const detail = (refunds: StoredRefund[]) =>
    receiptOf(facts([{ ...verified, refunds }]), 'en').payments.lines[0]!.detail;
  expect(detail([early])).toMatch(/ · Refunded ₹40, transfer reference R0$/);
  expect(detail([early, refundOf({ amount: paise(250_000) })])).toMatch(
    / · Refunded ₹40, transfer reference R0 · Refund due: ₹2,500$/,
  );
  expect(detail([cash])).toMatch(/ · Refunded ₹1,000 in cash, receipt DR\/2627\/000012$/);
});

const labels = (language: Language): string[] =>
  receiptOf(facts([verified]), language).fare.lines.map(({ label, amount }) => `${label} ${amount}`);

it('lists the lines of the fare', () => {
  expect(labels('en')).toEqual([
    'Car price, 2 days at ₹1,800 ₹3,600',
    'Extra 2 hours ₹160',
    'Damage insurance ₹0',
    'Washing fee ₹199',
    'Convenience fee ₹199',
  ]);
});

it('notes the missing cover below an insurance of zero rupees', () => {
  const notes = (language: Language) =>
    receiptOf(facts([verified]), language).fare.lines.flatMap(({ detail }) => detail || []);
  expect(notes('en')).toEqual(['No cover: you pay for repairs']);
  expect(notes('hi')).toEqual(['कवर नहीं है: मरम्मत का ख़र्च आप देते हैं']);
});

it('is also available in Hindi', () => {
  expect(receiptOf(facts([verified]), 'hi')).toMatchObject({
    title: 'रसीद',
    fare: { total: { label: 'कुल', amount: '₹4,158' } },
  });
  expect(labels('hi')).toEqual([
    'कार का किराया, ₹1,800 के हिसाब से 2 दिन ₹3,600',
    'अतिरिक्त 2 घंटे ₹160',
    'डैमेज इंश्योरेंस ₹0',
    'धुलाई शुल्क ₹199',
    'सुविधा शुल्क ₹199',
  ]);
});

it('lists the other agreed charges, in both languages', () => {
  const linesIn = (language: 'en' | 'hi') => Object.fromEntries(receiptOf(facts([]), language).charges.lines);
  expect(linesIn('en')).toMatchObject({
    Fuel: 'Included in the fare.',
    'Security deposit': expect.stringMatching(/^₹3,000, /),
    'Late return': expect.stringMatching(/^₹250 per hour or part of an hour, after 15 minutes\. /),
    'Cancellation by you': expect.stringMatching(/^Full refund until 48 hours before pickup, 50% until 24 /),
  });
  expect(linesIn('hi')).toMatchObject({ ईंधन: 'किराये में शामिल।' });
});

it('lists the legal details of the business that are entered, in both languages', () => {
  const entered = { ...facts([]).business, legalName: 'Deccan Drives LLP', gstin: '27AAPFU0939F1ZV' };
  const identityIn = (language: Language) =>
    receiptOf({ ...facts([]), business: entered }, language).business.identity;
  expect(receiptOf(facts([]), 'en').business.identity).toEqual([]);
  expect(identityIn('en')).toEqual(['Operated by: Deccan Drives LLP', 'GSTIN: 27AAPFU0939F1ZV']);
  expect(identityIn('hi')[0]).toBe('संचालक: Deccan Drives LLP');
});
