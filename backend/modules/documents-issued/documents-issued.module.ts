import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttachedFiles } from '../../platform/outbox/attached-files.js';
import { AttachedDocumentQueries } from './attached-document-queries.js';
import { DocumentCancellation } from './document-cancellation.entity.js';
import { DocumentFiles } from './document-files.js';
import { DocumentMail } from './document-mail.entity.js';
import { DocumentQueries } from './document-queries.js';
import { DocumentSeriesEntity } from './document-series.entity.js';
import { DocumentsConsoleController } from './documents.console.controller.js';
import { IssuedDocumentEntity } from './issued-document.entity.js';

/** Global, because the outbox calls its implementation of an abstract class. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([
      DocumentCancellation,
      DocumentSeriesEntity,
      IssuedDocumentEntity,
      DocumentMail,
    ]),
  ],
  controllers: [DocumentsConsoleController],
  providers: [
    DocumentQueries,
    DocumentFiles,
    AttachedDocumentQueries,
    { provide: AttachedFiles, useExisting: AttachedDocumentQueries },
  ],
  exports: [DocumentQueries, DocumentFiles, AttachedFiles],
})
export class DocumentsIssuedModule {}
