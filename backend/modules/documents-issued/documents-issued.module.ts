import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentCancellation } from './document-cancellation.entity.js';
import { DocumentQueries } from './document-queries.js';
import { DocumentSeriesEntity } from './document-series.entity.js';
import { DocumentsConsoleController } from './documents.console.controller.js';
import { IssuedDocumentEntity } from './issued-document.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([DocumentCancellation, DocumentSeriesEntity, IssuedDocumentEntity])],
  controllers: [DocumentsConsoleController],
  providers: [DocumentQueries],
  exports: [DocumentQueries],
})
export class DocumentsIssuedModule {}
