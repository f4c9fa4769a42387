import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { DeskReport, TodayReport } from '../../contract/reports.js';
import { Access } from '../../platform/auth/access.js';
import { ApiCall } from '../../platform/http/openapi/api-docs.js';
import { DESK_REPORT_EXAMPLE, DESK_REPORT_SCHEMA, TODAY_EXAMPLE, TODAY_SCHEMA } from './reports.docs.js';
import { TodayQueries } from './today-queries.js';

@ApiTags('Console')
@Controller('console/reports')
export class ReportsConsoleController {
  constructor(private readonly reports: TodayQueries) {}

  @Get('today')
  @Access('admin')
  @ApiCall({
    summary: 'Today: what is due, what waits, and how the business does',
    bare: true,
    data: TODAY_SCHEMA,
    example: TODAY_EXAMPLE,
  })
  today(): Promise<TodayReport> {
    return this.reports.today();
  }

  @Get('today/desk')
  @Access('admin', 'custom-admin')
  @ApiCall({
    summary: 'Today at the desk: which cars go out and come back',
    description: 'What is due later today, and what should have happened before now.',
    bare: true,
    data: DESK_REPORT_SCHEMA,
    example: DESK_REPORT_EXAMPLE,
  })
  desk(): Promise<DeskReport> {
    return this.reports.desk();
  }
}
