import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FreshProof } from '../../platform/auth/fresh-proof.js';
import { AuditModule } from '../audit/index.js';
import { CheckDeskEmail, CustomersModule } from '../customers/index.js';
import { StaffModule } from '../staff/index.js';
import { CheckCounterCode } from './check-counter-code.js';
import { CheckCode } from './codes/check-code.js';
import { LoginChallenge } from './codes/login-challenge.entity.js';
import { LoginHashes } from './codes/login-hashes.js';
import { OneTimeCode } from './codes/one-time-code.entity.js';
import { PrintCode } from './codes/print-code.js';
import { RequestHistories } from './codes/request-histories.js';
import { StoreChallenge } from './codes/store-challenge.js';
import { WrongTries } from './codes/wrong-tries.entity.js';
import { ConfirmingCodes } from './confirming-codes.js';
import { ChangeContactByStaff } from './contacts/change-contact-by-staff.js';
import { ConfirmContactChange } from './contacts/confirm-contact-change.js';
import { ContactsController } from './contacts/contacts.controller.js';
import { DeskEmailsConsoleController } from './contacts/desk-emails.console.controller.js';
import { DeskEmails } from './contacts/desk-emails.js';
import { FinishEmailMoves } from './contacts/finish-email-moves.js';
import { NumberDisputesConsoleController } from './contacts/number-disputes.console.controller.js';
import { ProveCustomer } from './contacts/prove-customer.js';
import { RequestContactChange } from './contacts/request-contact-change.js';
import { RequestDisputeCode } from './contacts/request-dispute-code.js';
import { SettleNumberDispute } from './contacts/settle-number-dispute.js';
import { SmsAllowance } from './contacts/sms-allowance.js';
import { StaffContactsConsoleController } from './contacts/staff-contacts.console.controller.js';
import { CustomerLoginController } from './customer-login.controller.js';
import { LoginMails } from './login-mails.js';
import { ProveOwner } from './prove-owner.js';
import { RecordSignIn } from './records/record-sign-in.js';
import { RemoveOldSignIns } from './records/remove-old-sign-ins.js';
import { SignInMetrics } from './records/sign-in-metrics.js';
import { SignInRecord } from './records/sign-in-record.entity.js';
import { RequestCode } from './request-code.js';
import { FinishSignIn } from './second-factor/finish-sign-in.js';
import { ManageOwnFactor } from './second-factor/manage-own-factor.js';
import { OwnFactorCheck } from './second-factor/own-factor-check.js';
import { PassedSignIns } from './second-factor/passed-sign-ins.js';
import { ProveStaff } from './second-factor/prove-staff.js';
import { RecordFactor } from './second-factor/record-factor.js';
import { RecoveryCodeRow } from './second-factor/recovery-code.entity.js';
import { RemoveStaffNumbers } from './second-factor/remove-staff-numbers.js';
import { ResealFactors } from './second-factor/reseal-factors.js';
import { ResetFactor } from './second-factor/reset-factor.js';
import { SecondFactorConsoleController } from './second-factor/second-factor.console.controller.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { SessionProofs } from './second-factor/session-proofs.js';
import { SignInWithFactor } from './second-factor/sign-in-with-factor.js';
import {
  AdminFactorController,
  CustomAdminFactorController,
} from './second-factor/staff-factor.controller.js';
import { StaffFactor } from './second-factor/staff-factor.entity.js';
import { EndOwnSessions } from './sessions/end-own-sessions.js';
import { EndSessionsOfPerson } from './sessions/end-sessions-of-person.js';
import { SessionQueries } from './sessions/session-queries.js';
import { SessionsConsoleController } from './sessions/sessions.console.controller.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SignInByCode } from './sign-in-by-code.js';
import { SignInStaff } from './sign-in-staff.js';
import { SignInToAccount } from './sign-in-to-account.js';
import { SignInToRent } from './sign-in-to-rent.js';
import { StaffAdmission } from './staff-admission.js';
import { AdminLoginController, CustomAdminLoginController } from './staff-login.controller.js';
import { Visitors } from './visitors.js';

/** Global, because lower layers use its implementations of abstract classes, such as `CheckDeskEmail`. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([
      OneTimeCode,
      LoginChallenge,
      WrongTries,
      SignInRecord,
      StaffFactor,
      RecoveryCodeRow,
    ]),
    AuditModule,
    CustomersModule,
    StaffModule,
  ],
  controllers: [
    CustomerLoginController,
    AdminLoginController,
    CustomAdminLoginController,
    AdminFactorController,
    CustomAdminFactorController,
    ContactsController,
    StaffContactsConsoleController,
    DeskEmailsConsoleController,
    NumberDisputesConsoleController,
    SessionsController,
    SessionsConsoleController,
    SecondFactorConsoleController,
  ],
  providers: [
    LoginHashes,
    RequestHistories,
    StoreChallenge,
    CheckCode,
    SignInMetrics,
    RecordSignIn,
    RequestCode,
    SignInByCode,
    LoginMails,
    Visitors,
    SignInToRent,
    SignInToAccount,
    SecondFactors,
    PassedSignIns,
    RecordFactor,
    OwnFactorCheck,
    ProveStaff,
    { provide: FreshProof, useClass: SessionProofs },
    StaffAdmission,
    SignInStaff,
    FinishSignIn,
    SignInWithFactor,
    ManageOwnFactor,
    ResetFactor,
    PrintCode,
    ResealFactors,
    ConfirmingCodes,
    CheckCounterCode,
    ProveOwner,
    ProveCustomer,
    SmsAllowance,
    RequestContactChange,
    ConfirmContactChange,
    ChangeContactByStaff,
    RequestDisputeCode,
    SettleNumberDispute,
    DeskEmails,
    { provide: CheckDeskEmail, useExisting: DeskEmails },
    FinishEmailMoves,
    SessionQueries,
    EndOwnSessions,
    EndSessionsOfPerson,
    RemoveOldSignIns,
    RemoveStaffNumbers,
  ],
  exports: [CheckDeskEmail, CheckCounterCode, ConfirmingCodes, ProveOwner, FreshProof],
})
export class LoginModule {}
