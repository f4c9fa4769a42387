import { Controller, Get, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ConsoleIssuedDocument } from '../../contract/payments/issued-documents.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { ApiFile, ApiLanguage } from '../../platform/files/index.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { type RawListQuery, readListQuery, sendList } from '../../platform/http/lists/simple-rest.js';
import { ApiCall, ApiList } from '../../platform/http/openapi/api-docs.js';
import { DocumentFileQueries } from './document-file-queries.js';
import { DocumentQueries } from './document-queries.js';
import { DOCUMENT_LIST } from './document-search-queries.js';
import { RecordDocumentLook } from './record-document-look.js';

@ApiTags('Console')
@Controller('console/issued-documents')
@Access('admin')
export class DocumentsConsoleController {
  constructor(
    private readonly queries: DocumentQueries,
    private readonly files: DocumentFileQueries,
    private readonly looks: RecordDocumentLook,
  ) {}

  @Get()
  @ApiCall({
    summary: 'Receipts, rental agreements and the other documents issued to customers, a page at a time',
    description: '`q` finds the beginning of a number or of the reference of a booking or reservation.',
    refusals: ['INVALID'],
  })
  @ApiList(ConsoleIssuedDocument, DOCUMENT_LIST)
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleIssuedDocument[]> {
    const query = readListQuery(raw, DOCUMENT_LIST);
    return sendList(reply, 'issued-documents', query, await this.queries.page(query));
  }

  @Get(':id/file')
  @ApiLanguage
  @ApiFile({
    summary: 'An issued document',
    description:
      'The same bytes each time while its pictures are stored. A look at pictures is recorded like one at a document.',
    contentTypes: ['application/pdf'],
    refusals: ['NOT_FOUND', 'UNAVAILABLE'],
  })
  async file(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Query('language') language?: string,
  ): Promise<StreamableFile> {
    const document = await this.queries.findById(id);
    await this.looks.record(by, document);
    return this.files.response(document, language);
  }
}
