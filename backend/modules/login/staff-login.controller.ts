import { Body, Controller, HttpCode, Injectable, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope } from '../../contract/codes.js';
import type { CodeSent, Token } from '../../contract/customers/people.js';
import { loginMessages } from '../../contract/messages/login.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { ok } from '../../platform/http/envelope.js';
import { ApiLogsOut, ApiSendsCode, ApiTakesCode } from './login.docs.js';
import { enteredOtp, StaffCodeDto, VerifyStaffWithFactorDto } from './login.dto.js';
import { SignInStaff } from './sign-in-staff.js';
import { Visitors } from './visitors.js';

interface Routes {
  role: Parameters<SignInStaff['sendCode']>[0];
  access: 'admin' | 'custom-admin';
  /** Name of the role in the API document. */
  as: string;
}

/** Returns the controller for the sign-in of one staff role. */
function staffLogin({ role, access, as }: Routes) {
  // The decorator makes the compiler emit the types of the dependencies.
  @Injectable()
  class StaffLoginController {
    constructor(
      private readonly signIn: SignInStaff,
      private readonly sessions: Sessions,
      private readonly visitors: Visitors,
    ) {}

    @Post('login/send-otp')
    @HttpCode(200)
    @Access('public')
    @ApiSendsCode(`Request a code to sign in as ${as}`, 'SMS')
    async sendCode(@Body() body: StaffCodeDto, @Req() request: FastifyRequest): Promise<Envelope<CodeSent>> {
      const sent = await this.signIn.sendCode(role, body.phoneNumber, this.visitors.of(request));
      return ok(sent, messageOf(loginMessages, 'codeSent'));
    }

    @Post('login/verify-otp')
    @HttpCode(200)
    @Access('public')
    @ApiTakesCode(`Sign in as ${as}`, ['SECOND_FACTOR'])
    async verifyCode(
      @Body() body: VerifyStaffWithFactorDto,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<Envelope<Token>> {
      const visitor = this.visitors.of(request);
      const entered = { ...enteredOtp(body), totp: body.totp ?? null };
      const token = await this.signIn.verify(role, body.phoneNumber, entered, visitor);
      this.visitors.remember(reply, visitor);
      return ok(token, messageOf(loginMessages, 'codeVerified'));
    }

    @Post('logout')
    @HttpCode(200)
    @Access(access)
    @ApiLogsOut()
    async logout(@CalledBy() by: Caller): Promise<Envelope<null>> {
      await this.sessions.revoke(by.sessionId);
      return ok(null, messageOf(loginMessages, 'loggedOut'));
    }
  }
  return StaffLoginController;
}

@ApiTags('Sign-in')
@Controller('admin')
export class AdminLoginController extends staffLogin({ role: 'ADMIN', access: 'admin', as: 'an admin' }) {}

@ApiTags('Sign-in')
@Controller('custom-admin')
export class CustomAdminLoginController extends staffLogin({
  role: 'CUSTOM_ADMIN',
  access: 'custom-admin',
  as: 'a custom admin',
}) {}
