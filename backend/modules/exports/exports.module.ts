import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { CsvExport, ExportNotes } from '../../platform/http/lists/csv-export.js';
import { NoteExport } from './note-export.js';

@Module({
  providers: [
    { provide: ExportNotes, useClass: NoteExport },
    { provide: APP_INTERCEPTOR, useClass: CsvExport },
  ],
})
export class ExportsModule {}
