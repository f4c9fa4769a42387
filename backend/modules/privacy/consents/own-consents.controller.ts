import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Envelope } from '../../../contract/codes.js';
import { OwnConsent } from '../../../contract/privacy/consent.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { ok } from '../../../platform/http/envelope.js';
import { ApiCall, ApiEnvelope } from '../../../platform/http/openapi/api-docs.js';
import { NeedsProvedEmail } from '../../customers/index.js';
import { WithdrawalDto } from '../privacy.dto.js';
import { OwnConsentQueries } from './own-consent-queries.js';
import { WithdrawOwnConsent } from './withdraw-own-consent.js';

@ApiTags('Customers')
@Controller('api/user/consents')
@Access('customer')
export class OwnConsentsController {
  constructor(
    private readonly consents: OwnConsentQueries,
    private readonly withdrawal: WithdrawOwnConsent,
  ) {}

  @Get()
  @NeedsProvedEmail()
  @ApiCall({
    summary: "The caller's consents, newest first",
    description: 'With the subscription of the newsletter for the e-mail address of the account.',
  })
  @ApiEnvelope(OwnConsent, { isArray: true })
  async list(@CalledBy() by: Caller): Promise<Envelope<OwnConsent[]>> {
    return ok(await this.consents.ofCustomer(by.id));
  }

  @Post('withdrawal')
  @HttpCode(200)
  @NeedsProvedEmail()
  @ApiCall({
    summary: 'Withdraw a consent',
    description:
      'AADHAAR_QR removes the results of the check; an approval that rests on it ends, and the customer has to send another identity document. SMS ends the messages by SMS; NEWSLETTER removes the address from the list. The consent to the registration ends with the deletion of the account.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiEnvelope(null)
  async withdraw(@CalledBy() by: Caller, @Body() { purpose }: WithdrawalDto): Promise<Envelope<null>> {
    await this.withdrawal.withdraw(by.id, purpose);
    return ok(null);
  }
}
