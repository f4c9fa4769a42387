import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { FoundRecord } from '../../contract/search.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ApiCall } from '../../platform/http/openapi/api-docs.js';
import { SearchDto } from './search.dto.js';
import { SearchQueries } from './search-queries.js';

const DESCRIPTION =
  'Returns the newest records of each kind. A custom admin finds rentals only: by reference, plate, transaction ID, whole mobile number or e-mail address, or words of a name of at least three letters.';

@ApiTags('Console')
@Controller('console/search')
@Access('admin', 'custom-admin')
export class SearchConsoleController {
  constructor(private readonly queries: SearchQueries) {}

  @Get()
  @ApiCall({
    summary: 'Rentals, customers, cars, payments and complaints that match a text',
    description: DESCRIPTION,
    refusals: ['INVALID'],
  })
  @ApiOkResponse({ type: [FoundRecord] })
  find(@CalledBy() by: Caller, @Query() { q }: SearchDto): Promise<FoundRecord[]> {
    return this.queries.find(by, q);
  }

  @Post()
  @HttpCode(200)
  @ApiCall({
    summary: 'The same search, with the text in the body',
    description: `No address, and so no log, contains a number or a name then. ${DESCRIPTION}`,
    refusals: ['INVALID'],
  })
  @ApiOkResponse({ type: [FoundRecord] })
  search(@CalledBy() by: Caller, @Body() { q }: SearchDto): Promise<FoundRecord[]> {
    return this.queries.find(by, q);
  }
}
