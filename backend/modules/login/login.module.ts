import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/index.js';
import { CustomersModule } from '../customers/index.js';
import { StaffModule } from '../staff/index.js';
import { CheckCode } from './codes/check-code.js';
import { LoginChallenge } from './codes/login-challenge.entity.js';
import { LoginHashes } from './codes/login-hashes.js';
import { OneTimeCode } from './codes/one-time-code.entity.js';
import { RequestHistories } from './codes/request-histories.js';
import { StoreChallenge } from './codes/store-challenge.js';
import { WrongTries } from './codes/wrong-tries.entity.js';
import { CustomerLoginController } from './customer-login.controller.js';
import { DeskCodes } from './desk-codes.js';
import { LoginMails } from './login-mails.js';
import { RecordSignIn } from './records/record-sign-in.js';
import { RemoveOldSignIns } from './records/remove-old-sign-ins.js';
import { SignInMetrics } from './records/sign-in-metrics.js';
import { SignInRecord } from './records/sign-in-record.entity.js';
import { RequestCode } from './request-code.js';
import { EndOwnSessions } from './sessions/end-own-sessions.js';
import { EndSessionsOfPerson } from './sessions/end-sessions-of-person.js';
import { SessionQueries } from './sessions/session-queries.js';
import { SessionsConsoleController } from './sessions/sessions.console.controller.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SignInByCode } from './sign-in-by-code.js';
import { SignInStaff } from './sign-in-staff.js';
import { SignInToAccount } from './sign-in-to-account.js';
import { SignInToRent } from './sign-in-to-rent.js';
import { AdminLoginController, CustomAdminLoginController } from './staff-login.controller.js';
import { Visitors } from './visitors.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([OneTimeCode, LoginChallenge, WrongTries, SignInRecord]),
    AuditModule,
    CustomersModule,
    StaffModule,
  ],
  controllers: [
    CustomerLoginController,
    AdminLoginController,
    CustomAdminLoginController,
    SessionsController,
    SessionsConsoleController,
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
    SignInStaff,
    DeskCodes,
    SessionQueries,
    EndOwnSessions,
    EndSessionsOfPerson,
    RemoveOldSignIns,
  ],
  exports: [DeskCodes],
})
export class LoginModule {}
