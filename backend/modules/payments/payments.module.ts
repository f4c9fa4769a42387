import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClaimPayment } from './claim-payment.js';
import { OweRefund } from './owe-refund.js';
import { PayRefund } from './pay-refund.js';
import { PaymentDecisions } from './payment-decisions.js';
import { PaymentLists } from './payment-lists.js';
import { Payment } from './payment.entity.js';
import { PaymentsController } from './payments.controller.js';
import { RecordPayment } from './record-payment.js';
import { TransactionsConsoleController } from './transactions.console.controller.js';
import { VerifyPayment } from './verify-payment.js';

@Module({
  imports: [TypeOrmModule.forFeature([Payment])],
  controllers: [PaymentsController, TransactionsConsoleController],
  providers: [
    RecordPayment,
    ClaimPayment,
    VerifyPayment,
    OweRefund,
    PayRefund,
    PaymentDecisions,
    PaymentLists,
  ],
  exports: [RecordPayment, ClaimPayment, OweRefund, PaymentDecisions],
})
export class PaymentsModule {}
