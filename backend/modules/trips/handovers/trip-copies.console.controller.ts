import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TripCopy } from '../../../contract/rentals/handovers.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { ApiCall } from '../../../platform/http/openapi/api-docs.js';
import { TripCopyQueries } from './trip-copy-queries.js';

@ApiTags('Console')
@Controller('console/trip-copies')
@Access('admin', 'custom-admin')
export class TripCopiesConsoleController {
  constructor(private readonly queries: TripCopyQueries) {}

  @Get()
  @ApiCall({
    summary: 'The handovers and returns of today and tomorrow, for a phone without network',
    description:
      'With the first name of the customer. The blockers of a handover are those at its pickup time, if that is later than now.',
  })
  @ApiOkResponse({ type: TripCopy, isArray: true })
  all(@CalledBy() by: Caller): Promise<TripCopy[]> {
    return this.queries.all(by);
  }
}
