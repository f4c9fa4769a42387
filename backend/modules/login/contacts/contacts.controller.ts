import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Envelope } from '../../../contract/codes.js';
import { CodeSent } from '../../../contract/customers/people.js';
import { loginMessages } from '../../../contract/messages/login.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { Proof } from '../../../platform/auth/fresh-proof.js';
import { ok } from '../../../platform/http/envelope.js';
import { ApiCall, ApiEnvelope } from '../../../platform/http/openapi/api-docs.js';
import { proofMessage } from '../messages/login.messages.js';
import { ProveOwner } from '../prove-owner.js';
import { ConfirmContactChange } from './confirm-contact-change.js';
import { NewEmailDto, NewMobileDto, ProofDto } from './contacts.dto.js';
import { ProveCustomer } from './prove-customer.js';
import { type ContactOwner, RequestContactChange } from './request-contact-change.js';

const ownerOf = ({ id, address }: Caller): ContactOwner => ({ customerId: id, address, isStaff: false });

@ApiTags('Customers')
@Controller('api/user')
@Access('customer')
export class ContactsController {
  constructor(
    private readonly owner: ProveOwner,
    private readonly proveCustomer: ProveCustomer,
    private readonly requests: RequestContactChange,
    private readonly changes: ConfirmContactChange,
  ) {}

  @Post('proof/send-otp')
  @HttpCode(200)
  @ApiCall({
    summary: 'Send the code that proves the account to be of the caller',
    description: 'The server sends it to the e-mail address of the account, at most five times an hour.',
    refusals: ['NOT_FOUND', 'TOO_MANY'],
  })
  @ApiEnvelope(CodeSent)
  async sendProofCode(@CalledBy() by: Caller): Promise<Envelope<CodeSent>> {
    return ok(await this.owner.sendCode(by, proofMessage), messageOf(loginMessages, 'codeSent'));
  }

  @Post('proof')
  @HttpCode(200)
  @ApiCall({
    summary: 'Prove the account to be of the caller',
    description:
      'With the code of send-otp; valid for ten minutes and for this session. A sign-in counts as well.',
    refusals: ['INVALID', 'CODE_WRONG'],
  })
  @ApiEnvelope(null)
  async prove(@CalledBy() by: Caller, @Body() proof: ProofDto): Promise<Envelope<null>> {
    await this.proveCustomer.prove(by, proof);
    return ok(null, messageOf(loginMessages, 'codeVerified'));
  }

  @Post('email-change')
  @HttpCode(200)
  @Proof()
  @ApiCall({
    summary: 'Request a code for a new e-mail address',
    description:
      'The server sends it to the new address, at most five times an hour. An address of another account gets a message without a code, with the same response.',
    refusals: ['INVALID', 'NOT_FOUND', 'ACCOUNT_REJECTED', 'TOO_MANY'],
  })
  @ApiEnvelope(CodeSent)
  async requestEmail(@CalledBy() by: Caller, @Body() { email }: NewEmailDto): Promise<Envelope<CodeSent>> {
    return ok(await this.requests.toEmail(ownerOf(by), email), messageOf(loginMessages, 'codeSent'));
  }

  @Post('email-change/confirm')
  @HttpCode(200)
  @ApiCall({
    summary: 'Change the e-mail address of the account',
    description:
      'With the code that the new address received. Both addresses get a message; other sessions and all known browsers end.',
    refusals: ['INVALID', 'ACCOUNT_REJECTED', 'CONFLICT', 'CODE_WRONG'],
  })
  @ApiEnvelope(null)
  async changeEmail(@CalledBy() by: Caller, @Body() proof: ProofDto): Promise<Envelope<null>> {
    await this.changes.confirm(by, 'EMAIL_CHANGE', proof);
    return ok(null);
  }

  @Post('mobile-change')
  @HttpCode(200)
  @Proof()
  @ApiCall({
    summary: 'Request a code for a new mobile number',
    description:
      'The server sends it by SMS to the new number, at most three times a day, and five times an hour to each number. 1009 for the number of another account.',
    refusals: ['INVALID', 'NOT_FOUND', 'ACCOUNT_REJECTED', 'CONFLICT', 'TOO_MANY'],
  })
  @ApiEnvelope(CodeSent)
  async requestMobile(@CalledBy() by: Caller, @Body() { mobile }: NewMobileDto): Promise<Envelope<CodeSent>> {
    return ok(await this.requests.toMobile(ownerOf(by), mobile), messageOf(loginMessages, 'codeSent'));
  }

  @Post('mobile-change/confirm')
  @HttpCode(200)
  @ApiCall({
    summary: 'Change the mobile number of the account',
    description:
      'With the code that the new number received. The account gets an e-mail; other sessions and all known browsers end.',
    refusals: ['INVALID', 'ACCOUNT_REJECTED', 'CONFLICT', 'CODE_WRONG'],
  })
  @ApiEnvelope(null)
  async changeMobile(@CalledBy() by: Caller, @Body() proof: ProofDto): Promise<Envelope<null>> {
    await this.changes.confirm(by, 'MOBILE', proof);
    return ok(null);
  }
}
