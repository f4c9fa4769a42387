import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { WorkAlerts } from '../../contract/work.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ApiCall } from '../../platform/http/openapi/api-docs.js';
import { ChooseAlerts } from './choose-alerts.js';
import { WorkAlertsDto } from './staff.dto.js';
import { StaffQueries } from './staff-queries.js';

@ApiTags('Console')
@Controller('console/work-alerts')
@Access('admin', 'custom-admin')
export class WorkAlertsConsoleController {
  constructor(
    private readonly queries: StaffQueries,
    private readonly chooseAlerts: ChooseAlerts,
  ) {}

  @Get()
  @ApiCall({ summary: 'The alerts of the caller when work becomes late' })
  @ApiOkResponse({ type: WorkAlerts })
  read(@CalledBy() by: Caller): Promise<WorkAlerts> {
    return this.queries.alertsOf(by.id);
  }

  @Put()
  @ApiCall({ summary: 'Choose the alerts of the caller', refusals: ['INVALID'] })
  @ApiOkResponse({ type: WorkAlerts })
  async choose(@CalledBy() by: Caller, @Body() alerts: WorkAlertsDto): Promise<WorkAlerts> {
    await this.chooseAlerts.choose(by, alerts);
    return this.queries.alertsOf(by.id);
  }
}
