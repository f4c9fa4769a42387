import type { StreamableFile } from '@nestjs/common';
import { knownLanguage, type Language } from '../../contract/language.js';
import {
  pdfFile,
  pdfResponse,
  writeFact,
  writeFoot,
  writeHeading,
  writeLine,
  writeRule,
} from '../../platform/pdf/index.js';
import { type DocumentToPrint, printedDocument } from './printed-document.js';

export interface StoredDocument extends DocumentToPrint {
  issuedAt: Date;
}

/** Lays out a document as a PDF file, with the same bytes each time. */
export function documentFile(document: StoredDocument, language: Language): Promise<Buffer> {
  const { notes, title, facts, sections, total, terms, contact, identity } = printedDocument(
    document,
    language,
  );
  const { content, issuedAt: createdAt } = document;
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
    writeFoot(page, contact, identity);
  });
}

/** A response with a document as a PDF file. @param language English if it is absent or unknown. */
export async function documentResponse(
  document: StoredDocument,
  language: string | undefined,
): Promise<StreamableFile> {
  return pdfResponse(await documentFile(document, knownLanguage(language)), fileName(document));
}

export const fileName = ({ series, number }: StoredDocument): string =>
  (number.startsWith(`${series}/`) ? number : `${series}/${number}`).replaceAll('/', '-');
