import { Global, Module } from '@nestjs/common';
import { ExportNotes } from '../../platform/http/lists/csv-export.js';
import { NoteExport } from './note-export.js';

/** Global, because the interceptor that exports a list runs in every module with a console list. */
@Global()
@Module({
  providers: [{ provide: ExportNotes, useClass: NoteExport }],
  exports: [ExportNotes],
})
export class ExportsModule {}
