import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TodayReport, WaitingReport } from '../../contract/reports.js';
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
  @ApiCall({ summary: 'Figures of the business today' })
  @ApiOkResponse({ type: TodayReport })
  today(): Promise<TodayReport> {
    return this.reports.today();
  }

  @Get('waiting')
  @Access('admin', 'custom-admin')
  @ApiCall({
    summary: 'Number of waiting items in each list, and a mark that changes with the list',
    description: 'Designed for polling every few seconds. A custom admin gets no counts.',
  })
  @ApiOkResponse({ type: WaitingReport })
  waiting(@CalledBy() by: Caller): Promise<WaitingReport> {
    return this.work.waiting(by);
  }
}
