import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { DeskReport, TodayReport, WaitingReport } from '../../contract/reports.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ApiCall } from '../../platform/http/openapi/api-docs.js';
import { TodayQueries } from './today-queries.js';
import { WaitingQueries } from './waiting-queries.js';

@ApiTags('Console')
@Controller('console/reports')
export class ReportsConsoleController {
  constructor(
    private readonly reports: TodayQueries,
    private readonly work: WaitingQueries,
  ) {}

  @Get('today')
  @Access('admin')
  @ApiCall({ summary: 'Today: what is due, what waits, and how the business does' })
  @ApiOkResponse({ type: TodayReport })
  today(): Promise<TodayReport> {
    return this.reports.today();
  }

  @Get('today/desk')
  @Access('admin', 'custom-admin')
  @ApiCall({
    summary: 'Today at the desk: which cars go out and come back',
    description: 'What is due later today, and what should have happened before now.',
  })
  @ApiOkResponse({ type: DeskReport })
  desk(): Promise<DeskReport> {
    return this.reports.desk();
  }

  @Get('waiting')
  @Access('admin', 'custom-admin')
  @ApiCall({
    summary: 'How much waits in each list, and whether lists have changed',
    description: 'Cheap enough to be repeated every few seconds. A custom admin gets no counts.',
  })
  @ApiOkResponse({ type: WaitingReport })
  waiting(@CalledBy() by: Caller): Promise<WaitingReport> {
    return this.work.waiting(by);
  }
}
