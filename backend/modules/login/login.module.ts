import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CustomersModule } from '../customers/index.js';
import { StaffModule } from '../staff/index.js';
import { CustomerLoginController } from './customer-login.controller.js';
import { DeskCodes } from './desk-codes.js';
import { LoginCode } from './login-code.entity.js';
import { LoginCodes } from './login-codes.js';
import { LoginLimits } from './login-limits.js';
import { RemoveOldRequests } from './remove-old-requests.js';
import { SignInStaff } from './sign-in-staff.js';
import { SignInToAccount } from './sign-in-to-account.js';
import { SignInToRent } from './sign-in-to-rent.js';
import { AdminLoginController, CustomAdminLoginController } from './staff-login.controller.js';
import { UnknownIdentity } from './unknown-identity.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([LoginCode, UnknownIdentity]), CustomersModule, StaffModule],
  controllers: [CustomerLoginController, AdminLoginController, CustomAdminLoginController],
  providers: [
    LoginLimits,
    LoginCodes,
    SignInToRent,
    SignInToAccount,
    SignInStaff,
    DeskCodes,
    RemoveOldRequests,
  ],
  exports: [DeskCodes],
})
export class LoginModule {}
