import type { StreamableFile } from '@nestjs/common';
import { knownLanguage } from '../../../contract/language.js';
import { pdfResponse } from '../../../platform/pdf/index.js';
import { type ReceiptFacts, receiptOf } from './receipt.rules.js';
import { receiptFile } from './receipt-file.js';

/** Sends a receipt as a PDF file. @param language English if it is absent or unknown. */
export async function receiptResponse(
  facts: ReceiptFacts,
  language: string | undefined,
): Promise<StreamableFile> {
  return pdfResponse(
    await receiptFile(receiptOf(facts, knownLanguage(language))),
    `receipt-${facts.reference}`,
  );
}
