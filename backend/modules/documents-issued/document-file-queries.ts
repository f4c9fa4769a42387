import { Injectable, type StreamableFile } from '@nestjs/common';
import { knownLanguage, type Language } from '../../contract/language.js';
import { FileStorage, smallPicture } from '../../platform/files/index.js';
import {
  pdfFile,
  type PdfPicture,
  pdfResponse,
  writeAppendix,
  writeFact,
  writeFoot,
  writeHeading,
  writeLine,
  writePictures,
  writeRule,
} from '../../platform/pdf/index.js';
import type { DocumentContent } from './document-content.js';
import { picturesOf } from './document-pictures.js';
import { DocumentQueries } from './document-queries.js';
import { documentText } from './document-text.js';
import { printedDocument, type StoredDocument } from './printed-document.js';

/** Lays out issued documents as PDF files. A file has the same bytes each time while its images are stored. */
@Injectable()
export class DocumentFileQueries {
  constructor(
    private readonly queries: DocumentQueries,
    private readonly files: FileStorage,
  ) {}

  /** @param language English if it is absent or unknown. @throws Refusal 1503 if too many files wait */
  async response(document: StoredDocument, language: string | undefined): Promise<StreamableFile> {
    return pdfResponse(await this.file(document, knownLanguage(language)), fileName(document));
  }

  /** @throws Refusal 1503 if too many files wait */
  async file(document: StoredDocument, language: Language): Promise<Buffer> {
    const { notes, title, facts, sections, total, terms, contact, identity } = printedDocument(
      document,
      language,
    );
    const { content, issuedAt: createdAt } = document;
    const t = documentText(language);
    const pictures = await this.pictures(content, language);
    const appendix = await this.appendix(content);
    return pdfFile({ language, title, notes, business: content.seller, createdAt }, (page) => {
      for (const [name, value] of facts) writeFact(page, name, value);
      for (const section of sections) {
        writeHeading(page, section.title);
        for (const line of section.lines) writeLine(page, line);
      }
      writeRule(page);
      writeLine(page, total, 'bold');
      if (terms) {
        writeHeading(page, terms.title);
        for (const [name, value] of terms.facts) writeFact(page, name, value);
      }
      if (pictures.length > 0) {
        writeHeading(page, t(content.agreement ? 'confirmation' : 'pictures'));
        writePictures(page, pictures);
      }
      writeFoot(page, contact, identity);
      if (appendix) writeAppendix(page, appendix);
    });
  }

  private async pictures(content: DocumentContent, language: Language): Promise<PdfPicture[]> {
    const named = picturesOf(content, language);
    if (named.length === 0) return [];
    const keys = await this.queries.keysOfPictures(named.map(({ file }) => file));
    const pictures: PdfPicture[] = [];
    // Reads one photo at a time, because each needs much memory.
    for (const { file, caption } of named) {
      const key = keys[file];
      const picture = key && (await smallPicture(this.files, key));
      if (picture) pictures.push({ file: picture, caption });
    }
    return pictures;
  }

  /**
   * Returns the PDF of the car's own agreement, which the customer accepted with the rental agreement; null if there is
   * none.
   */
  private async appendix({ agreement }: DocumentContent): Promise<Buffer | null> {
    if (!agreement?.carAgreement) return null;
    const key = await this.queries.keyOfCarAgreement(agreement.carAgreement);
    const file = key && (await this.files.open(key));
    return file ? Buffer.concat(await file.stream.toArray()) : null;
  }
}

export const fileName = ({ series, number }: StoredDocument): string =>
  (number.startsWith(`${series}/`) ? number : `${series}/${number}`).replaceAll('/', '-');
