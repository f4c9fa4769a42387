import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope } from '../../contract/codes.js';
import type { AccountToken, CodeSent, Token } from '../../contract/customers/people.js';
import { loginMessages } from '../../contract/messages/login.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { ok } from '../../platform/http/envelope.js';
import { ApiLogsOut, ApiSendsCode, ApiTakesAccountCode, ApiTakesCode } from './login.docs.js';
import { AccountCodeDto, enteredOtp, RentingCodeDto, VerifyCodeDto } from './login.dto.js';
import { SignInToAccount } from './sign-in-to-account.js';
import { SignInToRent } from './sign-in-to-rent.js';
import { Visitors } from './visitors.js';

@ApiTags('Sign-in')
@Controller('api')
export class CustomerLoginController {
  constructor(
    private readonly toRent: SignInToRent,
    private readonly toAccount: SignInToAccount,
    private readonly sessions: Sessions,
    private readonly visitors: Visitors,
  ) {}

  @Post('auth/send-otp')
  @HttpCode(200)
  @Access('public')
  @ApiSendsCode('Request a code to rent', 'e-mail', ['ACCOUNT_REJECTED', 'CONFLICT'])
  async sendRentingCode(
    @Body() body: RentingCodeDto,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<CodeSent>> {
    return ok(
      await this.toRent.sendCode(body.mobile, body.email, this.visitors.of(request)),
      messageOf(loginMessages, 'codeSent'),
    );
  }

  @Post('auth/verify-otp')
  @HttpCode(200)
  @Access('public')
  @ApiTakesCode('Sign in to rent, for two hours', ['ACCOUNT_REJECTED', 'CONFLICT'])
  async verifyRentingCode(
    @Body() body: VerifyCodeDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Envelope<Token>> {
    const visitor = this.visitors.of(request);
    const token = await this.toRent.verify(body.email, enteredOtp(body), visitor);
    this.visitors.remember(reply, visitor);
    return ok(token, messageOf(loginMessages, 'codeVerified'));
  }

  @Post('login/send-otp')
  @HttpCode(200)
  @Access('public')
  @ApiSendsCode('Request a code to sign in to an account', 'e-mail', ['ACCOUNT_REJECTED', 'NOT_FOUND'])
  async sendAccountCode(
    @Body() body: AccountCodeDto,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<CodeSent>> {
    return ok(
      await this.toAccount.sendCode(body.email, this.visitors.of(request)),
      messageOf(loginMessages, 'codeSent'),
    );
  }

  @Post('login/verify-otp')
  @HttpCode(200)
  @Access('public')
  @ApiTakesAccountCode()
  async verifyAccountCode(
    @Body() body: VerifyCodeDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Envelope<AccountToken>> {
    const visitor = this.visitors.of(request);
    const token = await this.toAccount.verify(body.email, enteredOtp(body), visitor);
    this.visitors.remember(reply, visitor);
    return ok(token, messageOf(loginMessages, 'codeVerified'));
  }

  @Post('logout')
  @HttpCode(200)
  @Access('customer', 'renting')
  @ApiLogsOut()
  async logout(@CalledBy() by: Caller): Promise<Envelope<null>> {
    await this.sessions.revoke(by.sessionId);
    return ok(null, messageOf(loginMessages, 'loggedOut'));
  }
}
