import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Envelope } from '../../contract/codes.js';
import type { CodeSent, Token } from '../../contract/customers/people.js';
import { loginMessages } from '../../contract/messages/login.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { Access, CalledBy, type Caller, FromAddress } from '../../platform/auth/access.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { ok } from '../../platform/http/envelope.js';
import { ApiLogsOut, ApiSendsCode, ApiTakesCode } from './login.docs.js';
import { StaffCodeDto, VerifyStaffCodeDto } from './login.dto.js';
import { SignInStaff } from './sign-in-staff.js';

@ApiTags('Sign-in')
@Controller('admin')
export class AdminLoginController {
  constructor(
    private readonly signIn: SignInStaff,
    private readonly sessions: Sessions,
  ) {}

  @Post('login/send-otp')
  @HttpCode(200)
  @Access('public')
  @ApiSendsCode('Request a code to sign in as an admin', 'SMS')
  async sendCode(@Body() body: StaffCodeDto, @FromAddress() ipAddress: string): Promise<Envelope<CodeSent>> {
    return ok(
      await this.signIn.sendCode('ADMIN', body.phoneNumber, ipAddress),
      messageOf(loginMessages, 'codeSent'),
    );
  }

  @Post('login/verify-otp')
  @HttpCode(200)
  @Access('public')
  @ApiTakesCode('Sign in as an admin')
  async verifyCode(@Body() body: VerifyStaffCodeDto): Promise<Envelope<Token>> {
    return ok(
      await this.signIn.verify('ADMIN', body.phoneNumber, body.otp),
      messageOf(loginMessages, 'codeVerified'),
    );
  }

  @Post('logout')
  @HttpCode(200)
  @Access('admin')
  @ApiLogsOut()
  async logout(@CalledBy() by: Caller): Promise<Envelope<null>> {
    await this.sessions.revoke(by.sessionId);
    return ok(null, messageOf(loginMessages, 'loggedOut'));
  }
}
