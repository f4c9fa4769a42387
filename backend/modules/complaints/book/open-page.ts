import { Injectable, type StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { knownLanguage, type Language } from '../../../contract/language.js';
import { messageOf } from '../../../contract/messages/message.js';
import { officeMessages } from '../../../contract/messages/office.messages.js';
import { refuse } from '../../../platform/http/refusal.js';
import { translationsOf } from '../../../platform/i18n/translations.js';
import { datesIn } from '../../../platform/i18n/written-dates.js';
import { pdfFile, type PdfHead, pdfResponse, writeCopy, writeFact } from '../../../platform/pdf/index.js';
import { Settings } from '../../settings/index.js';
import type { ComplaintPage } from './complaint-page.entity.js';
import { pageHindi } from './page-texts.hindi.js';
import { pageTexts } from './page-texts.js';

type StoredPage = Pick<ComplaintPage, 'number' | 'at' | 'content'>;

const COPIES = ['original', 'duplicate', 'triplicate'] as const;
const textsIn = translationsOf(pageTexts, pageHindi);

/** Returns a page of the complaint book as a PDF file with three copies. The file has the same bytes each time. */
@Injectable()
export class OpenComplaintPage {
  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal 1002 without a page */
  async ofComplaint(complaintId: number, requested?: string): Promise<StreamableFile> {
    const [page] = await this.db.query<StoredPage[]>(
      'SELECT number, at, content FROM complaint_pages WHERE complaint_id = $1',
      [complaintId],
    );
    if (!page) throw refuse('NOT_FOUND', messageOf(officeMessages, 'pageNotFound'));
    const language = knownLanguage(requested);
    const t = textsIn(language);
    const { content, at: createdAt } = page;
    const headOf = (copy: (typeof COPIES)[number]): PdfHead => ({
      language,
      title: t('title'),
      notes: [t(copy)],
      business: content.seller,
      createdAt,
    });
    const facts = pageFacts(page, language, this.settings.current.rules.zone);
    const file = await pdfFile(headOf('original'), (pdf) => {
      for (const copy of COPIES) {
        if (copy !== 'original') writeCopy(pdf, headOf(copy));
        for (const [name, value] of facts) writeFact(pdf, name, value);
      }
    });
    return pdfResponse(file, page.number.replaceAll('/', '-'));
  }
}

function pageFacts(
  { number, at, content }: StoredPage,
  language: Language,
  zone: string,
): [name: string, value: string][] {
  const t = textsIn(language);
  const facts: [string, string | null][] = [
    [t('page'), number],
    [t('received'), datesIn(language).momentIn(zone, at)],
    [t('complaint'), content.complaint],
    [t('licence'), content.licence],
    [t('name'), content.buyer.name],
    [t('address'), content.buyer.address],
    [t('mobile'), content.mobile],
    [t('email'), content.email],
    [t('subject'), content.subject],
    [t('message'), content.message],
    [t('attachment'), content.hasFile ? t('oneFile') : null],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
}
