import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttachedFiles } from '../../platform/outbox/attached-files.js';
import { AttachedDocumentQueries } from './attached-document-queries.js';
import { DocumentCancellation } from './document-cancellation.entity.js';
import { DocumentFileQueries } from './document-file-queries.js';
import { DocumentMail } from './document-mail.entity.js';
import { DocumentQueries } from './document-queries.js';
import { DocumentSeriesEntity } from './document-series.entity.js';
import { DocumentsConsoleController } from './documents.console.controller.js';
import { IssuedDocumentEntity } from './issued-document.entity.js';
import { RecordDocumentLook } from './record-document-look.js';

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
    DocumentFileQueries,
    RecordDocumentLook,
    AttachedDocumentQueries,
    { provide: AttachedFiles, useExisting: AttachedDocumentQueries },
  ],
  exports: [DocumentQueries, DocumentFileQueries, AttachedFiles],
})
export class DocumentsIssuedModule {}
