import { Injectable } from '@nestjs/common';
import { type Day, dayIn } from '../../contract/calendar.js';
import type { Caller } from '../../platform/auth/access.js';
import { Clock } from '../../platform/clock/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { ExportNote, ExportNotes } from '../../platform/http/lists/csv-export.js';
import { Audit } from '../audit/index.js';
import { Settings } from '../settings/index.js';

@Injectable()
export class NoteExport implements ExportNotes {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: Audit,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async record(by: Caller, { list, filter, ...after }: ExportNote): Promise<{ zone: string; day: Day }> {
    await this.unitOfWork.run((manager) =>
      this.audit.record(manager, by, {
        action: 'export-list',
        subject: 'list',
        subjectId: list,
        // Stores only the names of the filters, because their values may contain a contact or a name.
        after: { ...after, filter: Object.keys(filter) },
      }),
    );
    const { zone } = this.settings.current.rules;
    return { zone, day: dayIn(zone, this.clock.now()) };
  }
}
