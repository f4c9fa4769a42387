import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CustomersModule } from '../customers/index.js';
import { DrawersModule } from '../drawers/index.js';
import { LedgerModule } from '../ledger/index.js';
import { ClaimPayment } from './claim-payment.js';
import { CorrectAmount } from './correct-amount.js';
import { AskForDestination } from './destinations/ask-for-destination.js';
import { ChangeDestination } from './destinations/change-destination.js';
import { ChooseDestination } from './destinations/choose-destination.js';
import { OwnDestinationQueries } from './destinations/own-destination-queries.js';
import { RefundDestinationEntity } from './destinations/refund-destination.entity.js';
import { ResealDestination } from './destinations/reseal-destination.js';
import { RevealDestination } from './destinations/reveal-destination.js';
import { StoreDestination } from './destinations/store-destination.js';
import { WaitingRefundQueries } from './destinations/waiting-refund-queries.js';
import { ErasePayments } from './erase-payments.js';
import { LinkPayment } from './link-payment.js';
import { LockPayments } from './lock-payments.js';
import { OwnPaymentQueries } from './own-payment-queries.js';
import { Payment } from './payment.entity.js';
import { PaymentQueries } from './payment-queries.js';
import { PaymentReviewQueries } from './payment-review-queries.js';
import { PaymentsController } from './payments.controller.js';
import { ReassignPayments } from './reassign-payments.js';
import { RecordReceipt } from './receipts/record-receipt.js';
import { StoreReversal } from './receipts/store-reversal.js';
import { RecordPayment } from './record-payment.js';
import { BounceRefund } from './refunds/bounce-refund.js';
import { CashDepositQueries } from './refunds/cash-deposit-queries.js';
import { CorrectReference } from './refunds/correct-reference.js';
import { LockRefund } from './refunds/lock-refund.js';
import { OpenRefund } from './refunds/open-refund.js';
import { PayRefund } from './refunds/pay-refund.js';
import { RecordRefundMoney } from './refunds/record-refund-money.js';
import { RefundEntity } from './refunds/refund.entity.js';
import { RefundQueries } from './refunds/refund-queries.js';
import { RefundReference } from './refunds/refund-reference.entity.js';
import { RefundsConsoleController } from './refunds/refunds.console.controller.js';
import { ReturnCashDeposit } from './refunds/return-cash-deposit.js';
import { ReturnUnlinked } from './refunds/return-unlinked.js';
import { SendRefund } from './refunds/send-refund.js';
import { StoreBounce } from './refunds/store-bounce.js';
import { StoreSending } from './refunds/store-sending.js';
import { RejectOpenPayments } from './reject-open-payments.js';
import { ReleaseTransactionId } from './release-transaction-id.js';
import { RemoveScreenshots } from './remove-screenshots.js';
import { RentalPayments } from './rental-payments.js';
import { SettleMoney } from './settle-money.js';
import { ImportStatement } from './statements/import-statement.js';
import { PreviewStatement } from './statements/preview-statement.js';
import { RemoveBankTexts } from './statements/remove-bank-texts.js';
import { Statement } from './statements/statement.entity.js';
import { StatementForm } from './statements/statement.form.js';
import { StatementCredits } from './statements/statement-credits.js';
import { StatementLayout } from './statements/statement-layout.entity.js';
import { StatementMatchQueries } from './statements/statement-match-queries.js';
import { StatementQueries } from './statements/statement-queries.js';
import { StatementRow } from './statements/statement-row.entity.js';
import { StatementsConsoleController } from './statements/statements.console.controller.js';
import { StoreCredit } from './statements/store-credit.js';
import { UsedCreditId } from './statements/used-credit-id.entity.js';
import { VerifyStatement } from './statements/verify-statement.js';
import { VerifyStatementRow } from './statements/verify-statement-row.js';
import { StoreAmount } from './store-amount.js';
import { StoreDecision } from './store-decision.js';
import { StoreReopening } from './store-reopening.js';
import { TransactionsConsoleController } from './transactions.console.controller.js';
import { RefundUnused } from './unfinished/refund-unused.js';
import { RemindUnfinished } from './unfinished/remind-unfinished.js';
import { UnfinishedPaymentQueries } from './unfinished/unfinished-payment-queries.js';
import { VerifyPayment } from './verify-payment.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      Payment,
      RefundDestinationEntity,
      RefundEntity,
      RefundReference,
      Statement,
      StatementLayout,
      StatementRow,
      UsedCreditId,
    ]),
    CustomersModule,
    DrawersModule,
    LedgerModule,
  ],
  controllers: [
    PaymentsController,
    RefundsConsoleController,
    StatementsConsoleController,
    TransactionsConsoleController,
  ],
  providers: [
    ErasePayments,
    ReassignPayments,
    LockPayments,
    RecordPayment,
    RemoveBankTexts,
    RemoveScreenshots,
    RecordReceipt,
    StoreReversal,
    RentalPayments,
    ClaimPayment,
    StoreDecision,
    RejectOpenPayments,
    StoreReopening,
    LinkPayment,
    StoreAmount,
    CorrectAmount,
    ReleaseTransactionId,
    VerifyPayment,
    SettleMoney,
    OpenRefund,
    LockRefund,
    RecordRefundMoney,
    StoreSending,
    StoreBounce,
    PayRefund,
    SendRefund,
    ReturnCashDeposit,
    CashDepositQueries,
    BounceRefund,
    CorrectReference,
    StoreDestination,
    ChangeDestination,
    ChooseDestination,
    RevealDestination,
    ResealDestination,
    RefundQueries,
    PaymentQueries,
    PaymentReviewQueries,
    ImportStatement,
    PreviewStatement,
    StatementCredits,
    StoreCredit,
    StatementForm,
    StatementQueries,
    StatementMatchQueries,
    VerifyStatement,
    VerifyStatementRow,
    UnfinishedPaymentQueries,
    RemindUnfinished,
    AskForDestination,
    WaitingRefundQueries,
    RefundUnused,
    ReturnUnlinked,
    OwnPaymentQueries,
    OwnDestinationQueries,
  ],
  exports: [
    RejectOpenPayments,
    ErasePayments,
    ReassignPayments,
    ChooseDestination,
    OwnDestinationQueries,
    ReturnCashDeposit,
    CashDepositQueries,
    LockPayments,
    RecordPayment,
    RecordReceipt,
    StoreReversal,
    RentalPayments,
    ClaimPayment,
    SettleMoney,
    OpenRefund,
    StoreReopening,
    LinkPayment,
    CorrectAmount,
    ReleaseTransactionId,
    StoreCredit,
    OwnPaymentQueries,
    PaymentQueries,
  ],
})
export class PaymentsModule {}
