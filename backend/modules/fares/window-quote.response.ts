import { ApiProperty } from '@nestjs/swagger';
import type { CancellationOffer } from '../../contract/rentals/cancellation.rules.js';
import { CANCELLATION_TIERS, type CancellationTier } from '../../contract/rentals/cancellation.rules.js';
import type { WindowQuote } from '../../contract/rentals/window-quote.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { FareQuoteResponse } from './fare-quote.response.js';

@ResponseSchema<CancellationOffer>()
export class CancellationOfferResponse implements CancellationOffer {
  @ApiProperty({ enum: CANCELLATION_TIERS, example: 'FREE' })
  tier: CancellationTier;

  @ApiProperty({ type: 'integer', example: 100 })
  percent: number;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'The last moment of this offer.',
    example: '2026-12-22T06:30:00.000Z',
  })
  until: string | null;
}

@ResponseSchema<WindowQuote>()
export class WindowQuoteResponse implements WindowQuote {
  @ApiProperty({ description: 'Nobody has the car in this window.', example: true })
  free: boolean;

  @ApiProperty({ type: CancellationOfferResponse })
  cancellation: CancellationOfferResponse;

  @ApiProperty({ type: FareQuoteResponse })
  book: FareQuoteResponse;

  @ApiProperty({ type: FareQuoteResponse, description: 'With the convenience fee.' })
  reserve: FareQuoteResponse;
}
