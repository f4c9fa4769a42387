import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Envelope } from '../../../contract/codes.js';
import { AadhaarQrChecked } from '../../../contract/customers/people.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { ok } from '../../../platform/http/envelope.js';
import { ApiCall, ApiEnvelope } from '../../../platform/http/openapi/api-docs.js';
import { NeedsProvedEmail } from '../contacts/proved-email.js';
import { AadhaarQrDto } from '../customer.dto.js';
import { CheckAadhaarQr } from './check-aadhaar-qr.js';

@ApiTags('Customers')
@Controller('api/user/aadhaar-qr')
export class AadhaarQrController {
  constructor(private readonly checkQr: CheckAadhaarQr) {}

  @Post()
  @HttpCode(200)
  @Access('customer', 'renting')
  @NeedsProvedEmail()
  @ApiCall({
    summary: 'Check the Secure QR code of an Aadhaar card',
    description:
      "Only with `aadhaarOffline` of the settings. For a day, the registration form then needs neither the number nor the card. The service verifies UIDAI's signature and keeps the last four digits, the issue time, the certificate's fingerprint and whether name and date of birth equal the entered ones; it does not keep the code. An admin still decides.",
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiEnvelope(AadhaarQrChecked)
  async check(
    @CalledBy() by: Caller,
    @Body() { qr, consentVersion }: AadhaarQrDto,
  ): Promise<Envelope<AadhaarQrChecked>> {
    return ok(await this.checkQr.check(by.id, qr, consentVersion));
  }
}
