// The money trail: what customers say they paid, what admins found, what is owed back.
// Never decides whether a car is free or a rental goes ahead; it only says what was paid for what.
// Called by rentals, which claim payments, by the console and by the demo data.
export { ClaimPayment } from './claim-payment.js';
export { LockPayments } from './lock-payments.js';
export { OweRefund, refundShares, sumOf, type LivePayment } from './owe-refund.js';
export { PaymentDecisions } from './payment-decisions.js';
export { PaymentsModule } from './payments.module.js';
export { RecordPayment } from './record-payment.js';
export { REFUND_EXAMPLE, REFUND_SCHEMA } from './payments.docs.js';
export { toRefund } from './refund.presenter.js';
export { VerifyPayment } from './verify-payment.js';
