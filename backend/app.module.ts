import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AuditModule } from './modules/audit/index.js';
import { CalendarModule } from './modules/calendar/index.js';
import { ComplaintsModule } from './modules/complaints/index.js';
import { CustomersModule } from './modules/customers/index.js';
import { DeskRentalsModule } from './modules/desk-rentals/index.js';
import { DocumentsIssuedModule } from './modules/documents-issued/index.js';
import { DrawersModule } from './modules/drawers/index.js';
import { ExportsModule } from './modules/exports/index.js';
import { FaresModule } from './modules/fares/index.js';
import { FleetModule } from './modules/fleet/index.js';
import { LoginModule } from './modules/login/index.js';
import { MaintenanceModule } from './modules/maintenance/index.js';
import { MessagesModule } from './modules/messages/index.js';
import { NewsletterModule } from './modules/newsletter/index.js';
import { NotesModule } from './modules/notes/index.js';
import { PaymentsModule } from './modules/payments/index.js';
import { PrivacyModule } from './modules/privacy/index.js';
import { RentalsModule } from './modules/rentals/index.js';
import { ReportsModule } from './modules/reports/index.js';
import { SearchModule } from './modules/search/index.js';
import { SettingsModule } from './modules/settings/index.js';
import { StaffModule } from './modules/staff/index.js';
import { TripsModule } from './modules/trips/index.js';
import { AuthModule } from './platform/auth/auth.module.js';
import { ConfigModule } from './platform/config/config.module.js';
import type { Environment } from './platform/config/environment.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { FilesModule } from './platform/files/index.js';
import { HttpModule } from './platform/http/http.module.js';
import { FinishJobs } from './platform/jobs/finish-jobs.js';
import { LimitsModule } from './platform/limits/limits.module.js';
import { ObservabilityModule } from './platform/observability/observability.module.js';
import { OutboxModule } from './platform/outbox/outbox.module.js';
import { Tracing } from './platform/tracing/tracing.js';

/** The only file that lists all modules. */
@Module({})
export class AppModule {
  static with(environment: Environment, databaseUrl: string, tracing = new Tracing()): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(environment),
        DatabaseModule.at(databaseUrl, environment.directDatabaseUrl ?? databaseUrl, tracing.databaseClient),
        ScheduleModule.forRoot({ cronJobs: environment.role !== 'web' }),
        LimitsModule,
        HttpModule,
        ObservabilityModule.with(tracing),
        AuthModule,
        OutboxModule.with(environment),
        FilesModule,
        AuditModule,
        SettingsModule,
        ExportsModule,
        FleetModule,
        CustomersModule,
        StaffModule,
        NewsletterModule,
        MessagesModule,
        DocumentsIssuedModule,
        DrawersModule,
        LoginModule,
        FaresModule,
        PaymentsModule,
        CalendarModule,
        RentalsModule,
        TripsModule,
        DeskRentalsModule,
        ComplaintsModule,
        ReportsModule,
        SearchModule,
        MaintenanceModule,
        NotesModule,
        PrivacyModule,
      ],
      providers: [FinishJobs],
    };
  }
}
