import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StaffNames } from '../audit/index.js';
import { AddStaff } from './add-staff.js';
import { ChooseAlerts } from './choose-alerts.js';
import { NameStaff } from './name-staff.js';
import { SetStaffAccess } from './set-staff-access.js';
import { StaffConsoleController } from './staff.console.controller.js';
import { StaffController } from './staff.controller.js';
import { StaffDirectory } from './staff-directory.js';
import { StaffMember } from './staff-member.entity.js';
import { StaffQueries } from './staff-queries.js';
import { WorkAlertsConsoleController } from './work-alerts.console.controller.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([StaffMember])],
  controllers: [StaffController, StaffConsoleController, WorkAlertsConsoleController],
  providers: [
    AddStaff,
    ChooseAlerts,
    NameStaff,
    SetStaffAccess,
    StaffDirectory,
    StaffQueries,
    { provide: StaffNames, useExisting: StaffDirectory },
  ],
  exports: [AddStaff, StaffDirectory, StaffNames],
})
export class StaffModule {}
