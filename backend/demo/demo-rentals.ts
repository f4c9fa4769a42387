import type { TimeOfDay } from '../contract/calendar.js';
import { type Rupees, rupees } from '../contract/money.js';
import type { RentalAction } from '../contract/rentals/fare.js';

export interface DemoRental {
  email: string;
  /** Every future rental has a car of its own, so that they never conflict. */
  plate: string;
  action: RentalAction;
  /** Days from today to the pickup. */
  inDays: number;
  /** Days from pickup to return. */
  days: number;
  pickupTime: TimeOfDay;
  dropTime: TimeOfDay;
  payment: DemoPayment;
  /** The admin's decision; absent while it is pending. */
  decision?: { confirmed: true } | { declinedBecause: string };
}

export interface DemoPayment {
  transactionId: string;
  /** Rupees more (or, below zero, less) than the total. */
  extra?: Rupees;
  /** Sent with the screenshot of this other transaction. */
  screenshotOf?: string;
  /** A second payment of what the first one lacked, which is verified, too. */
  rest?: { transactionId: string };
  /** Absent while the payment waits for a decision. */
  verdict?: { verified: true } | { rejectedBecause: string };
}

const VERIFIED = { verified: true } as const;

/** Future rentals, placed by the same commands as those of real customers. */
export const DEMO_RENTALS: readonly DemoRental[] = [
  {
    email: 'siddharth.joshi@example.com',
    plate: 'MH12QS2214',
    action: 'book',
    inDays: 1,
    days: 2,
    pickupTime: '12:00',
    dropTime: '12:00',
    payment: { transactionId: '530198427715', verdict: VERIFIED },
  },
  {
    email: 'approved@example.com',
    plate: 'MH12RT4528',
    action: 'book',
    inDays: 2,
    days: 3,
    pickupTime: '13:00',
    dropTime: '17:30',
    payment: { transactionId: '530198431902', extra: rupees(200), verdict: VERIFIED },
  },
  {
    email: 'fatima.shaikh@example.com',
    plate: 'MH12PK1184',
    action: 'book',
    inDays: 3,
    days: 1,
    pickupTime: '12:00',
    dropTime: '20:00',
    payment: { transactionId: '530200118364', extra: rupees(-500) },
  },
  {
    email: 'sneha.patil@example.com',
    plate: 'MH12MC8837',
    action: 'book',
    inDays: 4,
    days: 1,
    pickupTime: '14:00',
    dropTime: '14:00',
    payment: { transactionId: 'IMPS25X77810' },
  },
  {
    email: 'pending@example.com',
    plate: 'MH12VE3315',
    action: 'book',
    inDays: 5,
    days: 2,
    pickupTime: '12:30',
    dropTime: '12:30',
    payment: { transactionId: '530201950073' },
  },
  {
    email: 'approved@example.com',
    plate: 'MH12GP6415',
    action: 'reserve',
    inDays: 6,
    days: 2,
    pickupTime: '12:00',
    dropTime: '18:00',
    payment: { transactionId: '530198440056', verdict: VERIFIED },
    decision: { declinedBecause: 'This car has to go to the workshop that week. We are sorry.' },
  },
  {
    email: 'vikram.pawar@example.com',
    plate: 'MH12NF5161',
    action: 'reserve',
    inDays: 7,
    days: 3,
    pickupTime: '15:00',
    dropTime: '15:00',
    payment: { transactionId: '530202284419', extra: rupees(200) },
  },
  {
    email: 'joseph.dsouza@example.com',
    plate: 'MH12QS2231',
    action: 'book',
    inDays: 8,
    days: 1,
    pickupTime: '12:00',
    dropTime: '12:00',
    payment: { transactionId: '530203377120' },
  },
  {
    email: 'siddharth.joshi@example.com',
    plate: 'MH12XL9004',
    action: 'reserve',
    inDays: 9,
    days: 3,
    pickupTime: '12:00',
    dropTime: '12:00',
    payment: { transactionId: '530198452287', verdict: VERIFIED },
    decision: { confirmed: true },
  },
  {
    email: 'priya.iyer@example.com',
    plate: 'MH12TC7009',
    action: 'reserve',
    inDays: 10,
    days: 1,
    pickupTime: '12:00',
    dropTime: '21:00',
    payment: { transactionId: '530203402938', verdict: VERIFIED },
  },
  {
    email: 'arjun.mehta@example.com',
    plate: 'MH12SG6082',
    action: 'book',
    inDays: 11,
    days: 2,
    pickupTime: '16:00',
    dropTime: '16:00',
    payment: { transactionId: '530199870641', verdict: VERIFIED },
  },
  {
    email: 'approved@example.com',
    plate: 'MH12NF5177',
    action: 'book',
    inDays: 12,
    days: 3,
    pickupTime: '12:00',
    dropTime: '12:00',
    payment: { transactionId: '530203511476' },
  },
  {
    email: 'fatima.shaikh@example.com',
    plate: 'MH12VE3340',
    action: 'reserve',
    inDays: 14,
    days: 2,
    pickupTime: '12:00',
    dropTime: '15:00',
    payment: { transactionId: '530200990142', verdict: VERIFIED },
  },
  {
    email: 'sneha.patil@example.com',
    plate: 'MH12MC8820',
    action: 'book',
    inDays: 18,
    days: 1,
    pickupTime: '12:00',
    dropTime: '12:00',
    payment: {
      transactionId: '530201776605',
      verdict: { rejectedBecause: 'No transfer with this number is on our statement.' },
    },
  },
  {
    email: 'approved@example.com',
    plate: 'MH12XL9010',
    action: 'reserve',
    inDays: 20,
    days: 7,
    pickupTime: '18:00',
    dropTime: '12:00',
    payment: {
      transactionId: '530203588813',
      extra: rupees(-500),
      verdict: VERIFIED,
      rest: { transactionId: '530203591127' },
    },
  },
  {
    email: 'vikram.pawar@example.com',
    plate: 'MH12PK1107',
    action: 'book',
    inDays: 30,
    days: 4,
    pickupTime: '12:00',
    dropTime: '12:00',
    payment: { transactionId: '530202284491', screenshotOf: '530202284419' },
  },
];

/** Paid after another customer took the car: the payment is listed under refunds due. */
export const DEMO_LOST_SLOT = {
  email: 'harpreet.singh@example.com',
  /** The rental that has the car. */
  takenBy: '530198431902',
  amount: rupees(4399),
  transactionId: '530203660257',
} as const;
