import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { EvidenceCheck } from '../../../contract/rentals/evidence.js';
import { Access } from '../../../platform/auth/access.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { ApiCall } from '../../../platform/http/openapi/api-docs.js';
import { EvidenceQueries } from './evidence-queries.js';

@ApiTags('Console')
@Controller('console/rentals')
@Access('admin')
export class EvidenceConsoleController {
  constructor(private readonly queries: EvidenceQueries) {}

  @Get(':id/evidence')
  @ApiCall({
    summary: 'Check the evidence of a rental',
    description: 'The whole chain of its car, and the stored records and files of the rental.',
    refusals: ['NOT_FOUND', 'UNAVAILABLE'],
  })
  @ApiOkResponse({ type: EvidenceCheck })
  check(@Param('id', RowId) id: number): Promise<EvidenceCheck> {
    return this.queries.checkRental(id);
  }
}
