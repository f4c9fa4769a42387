import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/index.js';
import { ComplaintsModule } from '../complaints/index.js';
import { CustomersModule } from '../customers/index.js';
import { LoginModule } from '../login/index.js';
import { NewsletterModule } from '../newsletter/index.js';
import { NotesModule } from '../notes/index.js';
import { PaymentsModule } from '../payments/index.js';
import { TripsModule } from '../trips/index.js';
import { EraseCustomer } from './erase-customer.js';
import { ErasedParts } from './erased-parts.js';
import { ErasedTexts } from './erased-texts.js';
import { ErasureConsoleController } from './erasure.console.controller.js';
import { ErasureController } from './erasure.controller.js';
import { ProveOwner } from './prove-owner.js';

@Module({
  imports: [
    CalendarModule,
    ComplaintsModule,
    CustomersModule,
    LoginModule,
    NewsletterModule,
    NotesModule,
    PaymentsModule,
    TripsModule,
  ],
  controllers: [ErasureController, ErasureConsoleController],
  providers: [EraseCustomer, ErasedParts, ErasedTexts, ProveOwner],
})
export class PrivacyModule {}
