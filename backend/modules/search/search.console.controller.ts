import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { FoundRecord } from '../../contract/search.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ApiCall } from '../../platform/http/openapi/api-docs.js';
import { SearchDto } from './search.dto.js';
import { SearchQueries } from './search-queries.js';

@ApiTags('Console')
@Controller('console/search')
export class SearchConsoleController {
  constructor(private readonly queries: SearchQueries) {}

  @Get()
  @Access('admin', 'custom-admin')
  @ApiCall({
    summary: 'Rentals, customers, cars, payments and complaints that match a text',
    description: 'Returns the newest records of each kind. A custom admin finds rentals only.',
    refusals: ['INVALID'],
  })
  @ApiOkResponse({ type: [FoundRecord] })
  find(@CalledBy() by: Caller, @Query() { q }: SearchDto): Promise<FoundRecord[]> {
    return this.queries.find(by, q);
  }
}
