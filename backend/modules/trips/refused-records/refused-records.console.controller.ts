import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RefusedRecord } from '../../../contract/rentals/handovers.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { RowId, Uuid } from '../../../platform/http/lists/row-id.js';
import { ApiCall } from '../../../platform/http/openapi/api-docs.js';
import { RefusedRecords } from './refused-records.js';

@ApiTags('Console')
@Controller('console/rentals/:id/refused-records')
export class RefusedRecordsConsoleController {
  constructor(private readonly records: RefusedRecords) {}

  @Get()
  @Access('admin', 'custom-admin')
  @ApiCall({
    summary: 'The records of a rental that the server refused and that are still on a phone',
    description: 'A record leaves the list once it is complete, sends its photos only, or is discarded.',
  })
  @ApiOkResponse({ type: RefusedRecord, isArray: true })
  list(@Param('id', RowId) id: number): Promise<RefusedRecord[]> {
    return this.records.ofRental(id);
  }

  @Delete(':recordId')
  @Access('admin')
  @ApiCall({
    summary: 'Discard a record that the server refused',
    description: 'Returns those that are left. The phone keeps its record until it is discarded there.',
  })
  @ApiOkResponse({ type: RefusedRecord, isArray: true })
  async discard(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Param('recordId', Uuid) recordId: string,
  ): Promise<RefusedRecord[]> {
    await this.records.discard(by, id, recordId);
    return this.records.ofRental(id);
  }
}
