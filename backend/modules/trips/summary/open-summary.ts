import { Injectable, type StreamableFile } from '@nestjs/common';
import { knownLanguage } from '../../../contract/language.js';
import { handoversMessages } from '../../../contract/messages/handovers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { FileStorage, smallPicture } from '../../../platform/files/index.js';
import { networkOf } from '../../../platform/http/network.js';
import { refuse } from '../../../platform/http/refusal.js';
import { identityTexts } from '../../../platform/i18n/contract-texts.js';
import {
  pdfFile,
  type PdfPicture,
  pdfResponse,
  writeFact,
  writeFoot,
  writeHeading,
  writePictures,
} from '../../../platform/pdf/index.js';
import { Audit } from '../../audit/index.js';
import { Settings } from '../../settings/index.js';
import { printedSummary, type StoredSummary } from './printed-summary.js';

/** Writes the summary of a handover or return as a PDF file, with the photos that are still stored. */
@Injectable()
export class OpenSummary {
  constructor(
    private readonly files: FileStorage,
    private readonly settings: Settings,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1002 unless it is a valid record of this rental of the customer */
  ofOwn(by: Caller, reference: string, summary: StoredSummary, language?: string): Promise<StreamableFile> {
    if (summary.customerId !== by.id || summary.reference !== reference || summary.undone)
      throw refuse('NOT_FOUND', messageOf(handoversMessages, 'notFound'));
    return this.response(summary, language);
  }

  /** Records in the audit that the member of staff sees the photos. */
  async forStaff(
    by: Caller,
    handoverId: string,
    summary: StoredSummary,
    language?: string,
  ): Promise<StreamableFile> {
    await this.unitOfWork.run((manager) =>
      this.audit.record(manager, by, {
        action: 'view-document',
        subject: 'customer',
        subjectId: summary.customerId,
        after: { document: 'RENTAL_PHOTO', handoverId, network: networkOf(by.address) },
      }),
    );
    return this.response(summary, language);
  }

  private async response(summary: StoredSummary, requested?: string): Promise<StreamableFile> {
    const language = knownLanguage(requested);
    const business = this.settings.current;
    const { title, notes, facts, photos, captionOf, contact } = printedSummary(summary, business, language);
    const pictures: PdfPicture[] = [];
    // Reads one photo at a time, because a photo uses much memory.
    for (const { point, key } of summary.photos) {
      const picture = await smallPicture(this.files, key);
      if (picture) pictures.push({ file: picture, caption: captionOf(point) });
    }
    const file = await pdfFile({ language, title, notes, business, createdAt: summary.at }, (page) => {
      for (const [name, value] of facts) writeFact(page, name, value);
      if (pictures.length > 0) writeHeading(page, photos);
      writePictures(page, pictures);
      writeFoot(page, contact, identityTexts(business, language));
    });
    return pdfResponse(file, `${summary.kind.toLowerCase()}-${summary.reference}`);
  }
}
