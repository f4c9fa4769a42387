import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CalendarModule, CheckFurtherHold } from '../calendar/index.js';
import { AfterCustomerDecision, CustomersModule, OpenOfSuspended } from '../customers/index.js';
import { DocumentsIssuedModule } from '../documents-issued/index.js';
import { FleetModule } from '../fleet/index.js';
import { LedgerModule } from '../ledger/index.js';
import { LoginModule } from '../login/index.js';
import { AfterPaymentDecision, PaymentsModule } from '../payments/index.js';
import { StaffModule } from '../staff/index.js';
import { EnterCompany } from './bills/enter-company.js';
import { IssueBills } from './bills/issue-bills.js';
import { MailDocuments } from './bills/mail-documents.js';
import { RentalBill } from './bills/rental-bill.entity.js';
import { BookRental } from './book-rental.js';
import { CancelByUs } from './cancellation/cancel-by-us.js';
import { CancelRental } from './cancellation/cancel-rental.js';
import { ComputeCancellation } from './cancellation/compute-cancellation.js';
import { EndForOurFault } from './cancellation/end-for-our-fault.js';
import { OurFaultForm } from './cancellation/our-fault.form.js';
import { AnswerRefusal } from './car-refusals/answer-refusal.js';
import { CarRefusal } from './car-refusals/car-refusal.entity.js';
import { CarRefusalForms } from './car-refusals/car-refusal.forms.js';
import { CarRefusalPhoto } from './car-refusals/car-refusal-photo.entity.js';
import { CarRefusalQueries } from './car-refusals/car-refusal-queries.js';
import { CarRefusalsConsoleController } from './car-refusals/car-refusals.console.controller.js';
import { CarRefusals } from './car-refusals/car-refusals.js';
import { EndRefusedRental } from './car-refusals/end-refused-rental.js';
import { FollowRefusalAnswer } from './car-refusals/follow-refusal-answer.js';
import { OwnCarRefusalsController } from './car-refusals/own-car-refusals.controller.js';
import { RefuseCar } from './car-refusals/refuse-car.js';
import { SettleOwnRefusal } from './car-refusals/settle-own-refusal.js';
import { ClaimPaidSlot } from './claim-paid-slot.js';
import { OurFaultConsoleController } from './console/our-fault.console.controller.js';
import {
  BookingsConsoleController,
  ReservationsConsoleController,
} from './console/rentals.console.controller.js';
import { ContactConsoleController } from './contact/contact.console.controller.js';
import { RevealContact } from './contact/reveal-contact.js';
import { ReceiptQueries } from './counter/receipt-queries.js';
import { ReceiptsConsoleController } from './counter/receipts.console.controller.js';
import { ReverseReceipt } from './counter/reverse-receipt.js';
import { TakeReceiptForm } from './counter/take-receipt.form.js';
import { TakeReceipt } from './counter/take-receipt.js';
import { BookingsController, ReservationsController } from './customer-rentals.controller.js';
import { ConfirmReservation } from './decisions/confirm-reservation.js';
import { ConfirmVerifiedBookings } from './decisions/confirm-verified-bookings.js';
import { DeclineLocked } from './decisions/decline-locked.js';
import { DeclinePending } from './decisions/decline-pending.js';
import { DeclineRental } from './decisions/decline-rental.js';
import { DepositsConsoleController } from './deposits/deposits.console.controller.js';
import { LowerDeposit } from './deposits/lower-deposit.js';
import { ReleaseDeposits } from './deposits/release-deposits.js';
import { EndRental } from './end-rental.js';
import { EraseRentals } from './erase-rentals.js';
import { LockRental } from './lock-rental.js';
import { PickupLocations } from './messages/pickup-locations.js';
import { GiveUpMoney } from './money/give-up-money.js';
import { GivenUpMoneyConsoleController } from './money/given-up-money.console.controller.js';
import { MoveRental } from './move-rental.js';
import { CarOnTripQueries } from './own/car-on-trip-queries.js';
import { CheckingTimeQueries } from './own/checking-time-queries.js';
import { CheckingTimesController } from './own/checking-times.controller.js';
import { OwnRentalQueries } from './own/own-rental-queries.js';
import { OwnRentalsController } from './own/own-rentals.controller.js';
import { OwnVehicleDocumentsController } from './own/own-vehicle-documents.controller.js';
import { AttachPayment } from './payment/attach-payment.js';
import { BankCreditsConsoleController } from './payment/bank-credits.console.controller.js';
import { CreditConsoleController } from './payment/credit.console.controller.js';
import { DirectRefunds } from './payment/direct-refunds.js';
import { ExpireUnpaidRentals } from './payment/expire-unpaid-rentals.js';
import { FindPaymentPurpose } from './payment/find-payment-purpose.js';
import { FollowPaymentDecision } from './payment/follow-payment-decision.js';
import { LimitUnverifiedRentals } from './payment/limit-unverified-rentals.js';
import { OwnPaymentsController } from './payment/own-payments.controller.js';
import { PaymentCorrectionsConsoleController } from './payment/payment-corrections.console.controller.js';
import { RecordBankCredit } from './payment/record-bank-credit.js';
import { ReopenPayment } from './payment/reopen-payment.js';
import { ReportUncheckedPayments } from './payment/report-unchecked-payments.js';
import { RestoreRental } from './payment/restore-rental.js';
import { ReturnCredit } from './payment/return-credit.js';
import { SubmitPayment } from './payment/submit-payment.js';
import { TransactionDetailsController } from './payment/transaction-details.controller.js';
import { TransactionDetailsForm } from './payment/transaction-details.form.js';
import { UnconfirmUnpaid } from './payment/unconfirm-unpaid.js';
import { PlaceRental } from './place-rental.js';
import { RentalHistoryQueries } from './queries/rental-history-queries.js';
import { RentalQueries } from './queries/rental-queries.js';
import { UnpaidRentalQueries } from './queries/unpaid-rental-queries.js';
import { ReassignRentals } from './reassign-rentals.js';
import { ReminderQueries } from './reminders/reminder-queries.js';
import { SendReminders } from './reminders/send-reminders.js';
import { WriteReminder } from './reminders/write-reminder.js';
import { RemovePhotos } from './remove-photos.js';
import { Rental } from './rental.entity.js';
import { AcceptAtCounter } from './settlements/acceptance/accept-at-counter.js';
import { SendAcceptanceCode } from './settlements/acceptance/send-acceptance-code.js';
import { SettlementSignature } from './settlements/acceptance/settlement-signature.entity.js';
import { AnswerSettlement } from './settlements/answer-settlement.js';
import { ChangeLines } from './settlements/change-lines.js';
import { ChargeLater } from './settlements/charge-later.js';
import { DebtAgain } from './settlements/debt-again.js';
import { FinishSettlement } from './settlements/finish-settlement.js';
import { FollowSettlements } from './settlements/follow-settlements.js';
import { IssueSettlement } from './settlements/issue-settlement.js';
import { LaterChargesConsoleController } from './settlements/later-charges.console.controller.js';
import { LockSettlement } from './settlements/lock-settlement.js';
import { OpenSettlement } from './settlements/open-settlement.js';
import { OwnSettlementsController } from './settlements/own-settlements.controller.js';
import { RemindOfSettlements } from './settlements/remind-of-settlements.js';
import { RemoveLines } from './settlements/remove-lines.js';
import { ReplyToDispute } from './settlements/reply-to-dispute.js';
import { Settlement } from './settlements/settlement.entity.js';
import { SettlementForms } from './settlements/settlement.forms.js';
import { SettlementLineRow } from './settlements/settlement-line.entity.js';
import { SettlementPhoto } from './settlements/settlement-photo.entity.js';
import { SettlementQueries } from './settlements/settlement-queries.js';
import { SettlementReminderQueries } from './settlements/settlement-reminder-queries.js';
import { SettlementsConsoleController } from './settlements/settlements.console.controller.js';
import { RentalMove } from './states/rental-move.entity.js';
import { RentalPhoto } from './states/rental-photo.entity.js';
import { TellStaff } from './tell-staff.js';
import { FollowUndo } from './undo/follow-undo.js';
import { ReclaimCar } from './undo/reclaim-car.js';
import { UndoConsoleController } from './undo/undo.console.controller.js';
import { UndoMove } from './undo/undo-move.js';
import { UndoQueries } from './undo/undo-queries.js';

/** Global, because modules of lower layers call its implementations of their abstract classes. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([
      Rental,
      RentalMove,
      RentalBill,
      RentalPhoto,
      CarRefusal,
      CarRefusalPhoto,
      Settlement,
      SettlementLineRow,
      SettlementPhoto,
      SettlementSignature,
    ]),
    CalendarModule,
    CustomersModule,
    FleetModule,
    DocumentsIssuedModule,
    LedgerModule,
    LoginModule,
    PaymentsModule,
    StaffModule,
  ],
  controllers: [
    BookingsController,
    ReservationsController,
    OwnRentalsController,
    OwnVehicleDocumentsController,
    CheckingTimesController,
    TransactionDetailsController,
    PaymentCorrectionsConsoleController,
    OwnPaymentsController,
    BankCreditsConsoleController,
    CreditConsoleController,
    ReceiptsConsoleController,
    BookingsConsoleController,
    ReservationsConsoleController,
    OurFaultConsoleController,
    OwnCarRefusalsController,
    CarRefusalsConsoleController,
    OwnSettlementsController,
    SettlementsConsoleController,
    LaterChargesConsoleController,
    UndoConsoleController,
    DepositsConsoleController,
    ContactConsoleController,
    GivenUpMoneyConsoleController,
  ],
  providers: [
    FindPaymentPurpose,
    EraseRentals,
    ReassignRentals,
    RemovePhotos,
    SubmitPayment,
    AttachPayment,
    RecordBankCredit,
    TakeReceipt,
    TakeReceiptForm,
    ReverseReceipt,
    ReceiptQueries,
    ReopenPayment,
    ReturnCredit,
    DirectRefunds,
    RestoreRental,
    TransactionDetailsForm,
    LimitUnverifiedRentals,
    BookRental,
    ClaimPaidSlot,
    PlaceRental,
    TellStaff,
    LockRental,
    MoveRental,
    PickupLocations,
    ConfirmVerifiedBookings,
    LowerDeposit,
    RevealContact,
    ReleaseDeposits,
    EnterCompany,
    IssueBills,
    MailDocuments,
    GiveUpMoney,
    EndRental,
    ConfirmReservation,
    DeclineLocked,
    DeclineRental,
    ComputeCancellation,
    CancelRental,
    EndForOurFault,
    CancelByUs,
    OurFaultForm,
    CarRefusals,
    CarRefusalQueries,
    RefuseCar,
    SettleOwnRefusal,
    EndRefusedRental,
    FollowRefusalAnswer,
    AnswerRefusal,
    CarRefusalForms,
    UnconfirmUnpaid,
    ReclaimCar,
    FollowUndo,
    UndoMove,
    UndoQueries,
    OpenSettlement,
    LockSettlement,
    FinishSettlement,
    DebtAgain,
    FollowPaymentDecision,
    ChangeLines,
    IssueSettlement,
    ChargeLater,
    AnswerSettlement,
    AcceptAtCounter,
    SendAcceptanceCode,
    ReplyToDispute,
    FollowSettlements,
    RemindOfSettlements,
    RemoveLines,
    SettlementReminderQueries,
    SettlementForms,
    SettlementQueries,
    ExpireUnpaidRentals,
    ReportUncheckedPayments,
    RentalQueries,
    OwnRentalQueries,
    CarOnTripQueries,
    CheckingTimeQueries,
    RentalHistoryQueries,
    UnpaidRentalQueries,
    ReminderQueries,
    WriteReminder,
    SendReminders,
    DeclinePending,
    { provide: OpenOfSuspended, useExisting: DeclinePending },
    { provide: AfterCustomerDecision, useExisting: ConfirmVerifiedBookings },
    { provide: AfterPaymentDecision, useExisting: FollowPaymentDecision },
    { provide: CheckFurtherHold, useExisting: LimitUnverifiedRentals },
  ],
  exports: [
    EraseRentals,
    ReassignRentals,
    AfterCustomerDecision,
    OpenOfSuspended,
    AfterPaymentDecision,
    BookRental,
    TellStaff,
    CheckFurtherHold,
    ClaimPaidSlot,
    LockRental,
    MoveRental,
    OpenSettlement,
    RentalQueries,
    TransactionDetailsForm,
  ],
})
export class RentalsModule {}
