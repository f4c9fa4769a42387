import { Module } from '@nestjs/common';
import { FleetModule } from '../fleet/index.js';
import { LateWorkQueries } from './late-work/late-work-queries.js';
import { ReportLateWork } from './late-work/report-late-work.js';
import { EventsConsoleController } from './live/events.console.controller.js';
import { LiveEvents } from './live/live-events.js';
import { ManyLooksQueries } from './many-looks/many-looks-queries.js';
import { ReportManyLooks } from './many-looks/report-many-looks.js';
import { OperationMetrics } from './operation-metrics.js';
import { OperationQueries } from './operation-queries.js';
import { ReportsConsoleController } from './reports.console.controller.js';
import { TodayQueries } from './today-queries.js';
import { WaitingQueries } from './waiting-queries.js';
import { WorkConsoleController } from './work/work.console.controller.js';
import { WorkQueries } from './work/work-queries.js';

@Module({
  imports: [FleetModule],
  controllers: [EventsConsoleController, ReportsConsoleController, WorkConsoleController],
  providers: [
    OperationMetrics,
    OperationQueries,
    TodayQueries,
    WaitingQueries,
    WorkQueries,
    LateWorkQueries,
    LiveEvents,
    ReportLateWork,
    ManyLooksQueries,
    ReportManyLooks,
  ],
})
export class ReportsModule {}
