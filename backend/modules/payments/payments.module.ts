import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CustomersModule } from '../customers/index.js';
import { ClaimPayment } from './claim-payment.js';
import { KeepStatement } from './keep-statement.js';
import { LockPayments } from './lock-payments.js';
import { OweRefund } from './owe-refund.js';
import { PayRefund } from './pay-refund.js';
import { PaymentDecisions } from './payment-decisions.js';
import { PaymentLists } from './payment-lists.js';
import { PaymentReviews } from './payment-reviews.js';
import { Payment } from './payment.entity.js';
import { PaymentsController } from './payments.controller.js';
import { PreviewStatement } from './preview-statement.js';
import { RecordPayment } from './record-payment.js';
import { StatementLayout } from './statement-layout.entity.js';
import { StatementLists } from './statement-lists.js';
import { StatementMatches } from './statement-matches.js';
import { StatementRow } from './statement-row.entity.js';
import { Statement } from './statement.entity.js';
import { StatementCredits } from './statement-credits.js';
import { StatementForm } from './statement.form.js';
import { StatementsConsoleController } from './statements.console.controller.js';
import { TransactionsConsoleController } from './transactions.console.controller.js';
import { UsedCreditId } from './used-credit-id.entity.js';
import { VerifyPayment } from './verify-payment.js';
import { VerifyStatement } from './verify-statement.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Payment, Statement, StatementLayout, StatementRow, UsedCreditId]),
    CustomersModule,
  ],
  controllers: [PaymentsController, StatementsConsoleController, TransactionsConsoleController],
  providers: [
    LockPayments,
    RecordPayment,
    ClaimPayment,
    VerifyPayment,
    OweRefund,
    PayRefund,
    PaymentDecisions,
    PaymentLists,
    PaymentReviews,
    KeepStatement,
    PreviewStatement,
    StatementCredits,
    StatementForm,
    StatementLists,
    StatementMatches,
    VerifyStatement,
  ],
  exports: [LockPayments, RecordPayment, ClaimPayment, OweRefund, PaymentDecisions],
})
export class PaymentsModule {}
