import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Envelope } from '../../contract/codes.js';
import { FareQuote } from '../../contract/rentals/fare.js';
import { Access } from '../../platform/auth/access.js';
import { ok } from '../../platform/http/envelope.js';
import { ApiCall, ApiEnvelope } from '../../platform/http/openapi/api-docs.js';
import { CalculateDto } from './calculate.dto.js';
import { QuoteFare } from './quote-fare.js';

@ApiTags('Payments')
@Controller('api/payments')
export class FaresController {
  constructor(private readonly quoteFare: QuoteFare) {}

  @Post('calculate')
  @HttpCode(200)
  @Access('public')
  @ApiCall({ summary: 'Quote a rental', refusals: ['INVALID', 'NOT_FOUND'] })
  @ApiEnvelope(FareQuote)
  calculate(@Body() body: CalculateDto): Envelope<FareQuote> {
    return ok(this.quoteFare.quote(body));
  }
}
