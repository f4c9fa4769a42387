import { Module } from '@nestjs/common';
import { FleetModule } from '../fleet/index.js';
import { FaresController } from './fares.controller.js';
import { QuoteFare } from './quote-fare.js';
import { QuoteWindow } from './quote-window.js';
import { WindowQuoteController } from './window-quote.controller.js';

@Module({
  imports: [FleetModule],
  controllers: [FaresController, WindowQuoteController],
  providers: [QuoteFare, QuoteWindow],
})
export class FaresModule {}
