import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CalendarModule } from '../calendar/index.js';
import { FleetModule } from '../fleet/index.js';
import { ChangeMaintenanceJob } from './change-job.js';
import { ChangeMaintenancePlan } from './change-plan.js';
import { CorrectOdometer } from './correct-odometer.js';
import { MaintenanceConsoleController } from './maintenance.console.controller.js';
import { MaintenanceJobRecord } from './maintenance-job.entity.js';
import { MaintenancePlanRecord } from './maintenance-plan.entity.js';
import { MaintenanceQueries } from './maintenance-queries.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([MaintenancePlanRecord, MaintenanceJobRecord]),
    CalendarModule,
    FleetModule,
  ],
  controllers: [MaintenanceConsoleController],
  providers: [ChangeMaintenancePlan, ChangeMaintenanceJob, CorrectOdometer, MaintenanceQueries],
})
export class MaintenanceModule {}
