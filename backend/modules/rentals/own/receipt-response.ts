import type { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { knownLanguage } from '../../../contract/language.js';
import { pdfResponse } from '../../../platform/pdf/index.js';
import { type ReceiptFacts, receiptOf } from './receipt.rules.js';
import { receiptFile } from './receipt-file.js';

/** Sends a receipt as a PDF file. @param language English if it is absent or unknown. */
export async function receiptResponse(
  reply: FastifyReply,
  facts: ReceiptFacts,
  language: string | undefined,
): Promise<StreamableFile> {
  void reply.header('cache-control', 'private, no-store');
  return pdfResponse(
    await receiptFile(receiptOf(facts, knownLanguage(language))),
    `receipt-${facts.reference}`,
  );
}
