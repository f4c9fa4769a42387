import { Global, Module } from '@nestjs/common';
import { ExportNotes } from '../../platform/http/lists/csv-export.js';
import { NoteExport } from './note-export.js';

/** Global, because every module with a list of the console has the interceptor that exports it. */
@Global()
@Module({
  providers: [{ provide: ExportNotes, useClass: NoteExport }],
  exports: [ExportNotes],
})
export class ExportsModule {}
