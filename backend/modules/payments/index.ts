// Payments that customers submit and admins verify or reject, and refunds.
// Never decides whether a car is free or a rental is confirmed; it only records which payment is for which rental.
// Called by rentals, which claim payments, by the console and by the demo data.
// Two routes of /api/payments are in other modules: the fare calculation in `fares`, and the submission of transaction
// details in `rentals/payment`, because a payment extends a hold and serves a rental of higher layers.
export { ErasePayments } from './erase-payments.js';
export { ClaimPayment } from './claim-payment.js';
export { UNLINKED } from './unlinked-payments.js';
export { LinkPayment } from './link-payment.js';
export { LockPayments, type LockedPayment } from './lock-payments.js';
export { reopenedMessage, type ReopenedRental } from './messages/payment.messages.js';
export { refundDueMessage } from './messages/refund.messages.js';
export { PaymentQueries } from './payment-queries.js';
export { OWED_PAYMENTS, VERIFIED_AT, verifiedFrom } from './payment-search-queries.js';
export { OwnPaymentQueries } from './own-payment-queries.js';
export { RejectOpenPayments } from './reject-open-payments.js';
export { ReleaseTransactionId } from './release-transaction-id.js';
export { requireSameVersion } from './same-version.js';
export { StoreReopening } from './store-reopening.js';
export { SettleMoney } from './settle-money.js';
export { AfterPaymentDecision, type DecidedPayment } from './after-payment-decision.js';
export { PaymentsModule } from './payments.module.js';
export { RecordReceipt } from './receipts/record-receipt.js';
export { StoreReversal } from './receipts/store-reversal.js';
export { ReassignPayments } from './reassign-payments.js';
export { RecordPayment } from './record-payment.js';
export { type AmountCorrection, CorrectAmount } from './correct-amount.js';
export { type AwaitedRest, depositText, restText } from './messages/payment.messages.js';
export { type HeldDeposit, readHeldDeposit } from './held-deposit.js';
export { IsAmount, IsReceivedAmount, OwnPaymentDto } from './payment.dto.js';
export {
  type DueRefund,
  isPaymentVerified,
  isRefundSent,
  isRefundSentSince,
  payNowOf,
  readRest,
  refundableOf,
  RentalPayments,
} from './rental-payments.js';
export { ChooseDestination } from './destinations/choose-destination.js';
export { RefundDestinationDto } from './destinations/destination.dto.js';
export { OwnDestinationQueries } from './destinations/own-destination-queries.js';
export { ResealDestination } from './destinations/reseal-destination.js';
export { methodsOf } from './refunds/refund.rules.js';
export { CashDepositQueries } from './refunds/cash-deposit-queries.js';
export { ReturnCashDeposit } from './refunds/return-cash-deposit.js';
export { OpenRefund } from './refunds/open-refund.js';
export { type RefundRow, type StoredRefund, toRefund, toRefunds } from './refunds/refund.presenter.js';
export { refundsOfOwner } from './refunds/refund-sums-queries.js';
export { StoreCredit } from './statements/store-credit.js';
export { VerifyPayment } from './verify-payment.js';
