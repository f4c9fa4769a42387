import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Envelope } from '../../contract/codes.js';
import { WindowQuote } from '../../contract/rentals/window-quote.js';
import { Access } from '../../platform/auth/access.js';
import { ok } from '../../platform/http/envelope.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { ApiCall, ApiEnvelope } from '../../platform/http/openapi/api-docs.js';
import { ReadsDatabase } from '../../platform/http/reads-database.js';
import { QuoteWindow } from './quote-window.js';
import { WindowQuoteDto } from './window-quote.dto.js';

@ApiTags('Vehicles')
@Controller('api/vehicles/:id/quote')
export class WindowQuoteController {
  constructor(private readonly quoteWindow: QuoteWindow) {}

  @Get()
  @Access('public')
  @ReadsDatabase()
  @ApiParam({ name: 'id', description: 'The car.', schema: { type: 'integer' }, example: 7 })
  @ApiCall({
    summary: 'Quote a car for a period, and whether it is free',
    refusals: ['INVALID', 'NOT_FOUND'],
  })
  @ApiEnvelope(WindowQuote)
  quote(@Param('id', RowId) id: number, @Query() query: WindowQuoteDto): Promise<Envelope<WindowQuote>> {
    return this.quoteWindow.quote(id, query).then(ok);
  }
}
