import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Envelope } from '../../contract/codes.js';
import { CodeSent } from '../../contract/customers/people.js';
import { ErasurePlan } from '../../contract/privacy/erasure.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ok } from '../../platform/http/envelope.js';
import { ApiCall, ApiEnvelope } from '../../platform/http/openapi/api-docs.js';
import { ProofDto, ProveOwner } from '../login/index.js';
import { EraseCustomer } from './erase-customer.js';
import { proofMessage } from './messages/erasure.messages.js';

@ApiTags('Customers')
@Controller('api/user/erasure')
@Access('customer')
export class ErasureController {
  constructor(
    private readonly erasure: EraseCustomer,
    private readonly owner: ProveOwner,
  ) {}

  @Get()
  @ApiCall({
    summary:
      'Preview of the deletion of the account: removed data, kept data, and open rentals, payments and complaints',
  })
  @ApiEnvelope(ErasurePlan)
  async plan(@CalledBy() by: Caller): Promise<Envelope<ErasurePlan>> {
    return ok(await this.erasure.plan(by.id));
  }

  @Post('send-otp')
  @HttpCode(200)
  @ApiCall({
    summary: 'Send the code that confirms the deletion',
    description: 'The server sends it to the e-mail address of the account, at most five times an hour.',
    refusals: ['NOT_FOUND', 'TOO_MANY'],
  })
  @ApiEnvelope(CodeSent)
  async sendCode(@CalledBy() by: Caller): Promise<Envelope<CodeSent>> {
    return ok(await this.owner.sendCode(by, proofMessage));
  }

  @Post()
  @HttpCode(200)
  @ApiCall({
    summary: 'Delete the account',
    description:
      'With the code of send-otp. Cannot be undone. Ends all sessions; the e-mail address and the mobile number can register again at once. 1015 has the open rentals, payments, refunds and complaints in `data.blockers`.',
    refusals: ['INVALID', 'CODE_WRONG', 'WRONG_STATE'],
  })
  @ApiEnvelope(null)
  async erase(@CalledBy() by: Caller, @Body() proof: ProofDto): Promise<Envelope<null>> {
    await this.erasure.eraseOwn(by, proof);
    return ok(null);
  }
}
