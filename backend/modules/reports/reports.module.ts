import { Module } from '@nestjs/common';
import { FleetModule } from '../fleet/index.js';
import { ReportsConsoleController } from './reports.console.controller.js';
import { TodayReports } from './today-reports.js';
import { UseLists } from './use-lists.js';

@Module({
  imports: [FleetModule],
  controllers: [ReportsConsoleController],
  providers: [TodayReports, UseLists],
})
export class ReportsModule {}
