import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CalendarModule } from '../calendar/index.js';
import { ComplaintsModule } from '../complaints/index.js';
import { CustomersModule } from '../customers/index.js';
import { LoginModule } from '../login/index.js';
import { NewsletterModule } from '../newsletter/index.js';
import { NotesModule } from '../notes/index.js';
import { PaymentsModule } from '../payments/index.js';
import { TripsModule } from '../trips/index.js';
import { OwnConsentQueries } from './consents/own-consent-queries.js';
import { OwnConsentsController } from './consents/own-consents.controller.js';
import { WithdrawOwnConsent } from './consents/withdraw-own-consent.js';
import { EraseAgain } from './erase-again.js';
import { EraseCustomer } from './erase-customer.js';
import { EraseUnused } from './erase-unused.js';
import { ErasedParts } from './erased-parts.js';
import { ErasedTexts } from './erased-texts.js';
import { ErasureConsoleController } from './erasure.console.controller.js';
import { ErasureController } from './erasure.controller.js';
import { Erasure } from './erasure.entity.js';
import { AllowExport } from './export/allow-export.js';
import { ExportConsoleController } from './export/export.console.controller.js';
import { ExportController } from './export/export.controller.js';
import { ExportArchive } from './export/export-archive.js';
import { ExportQueries } from './export/export-queries.js';
import { MergeConsoleController } from './merge/merge.console.controller.js';
import { MergeCustomers } from './merge/merge-customers.js';
import { MergeQueries } from './merge/merge-queries.js';
import { MergedParts } from './merge/merged-parts.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Erasure]),
    CalendarModule,
    ComplaintsModule,
    CustomersModule,
    LoginModule,
    NewsletterModule,
    NotesModule,
    PaymentsModule,
    TripsModule,
  ],
  controllers: [
    OwnConsentsController,
    ErasureController,
    ErasureConsoleController,
    ExportController,
    ExportConsoleController,
    MergeConsoleController,
  ],
  providers: [
    OwnConsentQueries,
    WithdrawOwnConsent,
    AllowExport,
    ExportArchive,
    ExportQueries,
    EraseAgain,
    EraseCustomer,
    EraseUnused,
    ErasedParts,
    ErasedTexts,
    MergeCustomers,
    MergedParts,
    MergeQueries,
  ],
})
export class PrivacyModule {}
