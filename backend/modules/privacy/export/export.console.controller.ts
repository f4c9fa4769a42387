import { Body, Controller, HttpCode, Param, Post, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { Proof } from '../../../platform/auth/fresh-proof.js';
import { ApiFile } from '../../../platform/files/index.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { ReasonDto } from '../privacy.dto.js';
import { AllowExport } from './allow-export.js';
import { ExportArchive } from './export-archive.js';
import { ExportQueries } from './export-queries.js';

@ApiTags('Console')
@Controller('console/customers/:id/data-export')
@Access('admin')
export class ExportConsoleController {
  constructor(
    private readonly allowing: AllowExport,
    private readonly queries: ExportQueries,
    private readonly archive: ExportArchive,
  ) {}

  @Post()
  @HttpCode(200)
  @Proof()
  @ApiFile({
    summary: 'All data about a customer, on the request of the customer',
    description: 'The customer sees in the profile that it was exported, and why.',
    contentTypes: ['application/zip'],
    refusals: ['INVALID', 'NOT_FOUND'],
  })
  async send(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() { reason }: ReasonDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    await this.allowing.toAdmin(by, id, reason);
    return this.archive.send(reply, await this.queries.ofCustomer(id));
  }
}
