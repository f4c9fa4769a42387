import { Body, Controller, HttpCode, Injectable, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope } from '../../../contract/codes.js';
import { Token } from '../../../contract/customers/people.js';
import { loginMessages } from '../../../contract/messages/login.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { AuthenticatorSecret, EnrolledToken } from '../../../contract/second-factor.js';
import { Access } from '../../../platform/auth/access.js';
import { ok } from '../../../platform/http/envelope.js';
import type { StaffRole } from '../../staff/index.js';
import { ApiTakesFactor } from '../login.docs.js';
import { Visitors } from '../visitors.js';
import { ConfirmedEnrolmentDto, EnrolmentDto, SecondFactorDto } from './second-factor.dto.js';
import { SignInWithFactor } from './sign-in-with-factor.js';

/**
 * Returns the controller for the second factor in the sign-in of one staff role. `as` names the role in the API
 * document.
 */
function staffFactor(role: StaffRole, as: string) {
  // The decorator makes the compiler emit the types of the dependencies.
  @Injectable()
  class StaffFactorController {
    constructor(
      private readonly withFactor: SignInWithFactor,
      private readonly visitors: Visitors,
    ) {}

    @Post('login/second-factor')
    @HttpCode(200)
    @Access('public')
    @ApiTakesFactor(`Complete the sign-in as ${as} with the second factor`, Token)
    async verifyFactor(
      @Body() body: SecondFactorDto,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<Envelope<Token>> {
      const visitor = this.visitors.of(request);
      const token = await this.withFactor.verify(role, body, visitor);
      this.visitors.remember(reply, visitor);
      return ok(token, messageOf(loginMessages, 'codeVerified'));
    }

    @Post('login/enrolment')
    @HttpCode(200)
    @Access('public')
    @ApiTakesFactor(`Set up an authenticator app to sign in as ${as}`, AuthenticatorSecret)
    async startEnrolment(@Body() { challengeId }: EnrolmentDto): Promise<Envelope<AuthenticatorSecret>> {
      return ok(await this.withFactor.startEnrolment(role, challengeId));
    }

    @Post('login/enrolment/confirm')
    @HttpCode(200)
    @Access('public')
    @ApiTakesFactor(`Confirm the authenticator app, and sign in as ${as}`, EnrolledToken)
    async confirmEnrolment(
      @Body() body: ConfirmedEnrolmentDto,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<Envelope<EnrolledToken>> {
      const visitor = this.visitors.of(request);
      const token = await this.withFactor.confirmEnrolment(role, body, visitor);
      this.visitors.remember(reply, visitor);
      return ok(token, messageOf(loginMessages, 'codeVerified'));
    }
  }
  return StaffFactorController;
}

@ApiTags('Sign-in')
@Controller('admin')
export class AdminFactorController extends staffFactor('ADMIN', 'an admin') {}

@ApiTags('Sign-in')
@Controller('custom-admin')
export class CustomAdminFactorController extends staffFactor('CUSTOM_ADMIN', 'a custom admin') {}
