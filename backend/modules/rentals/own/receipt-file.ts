import {
  pdfFile,
  writeFact,
  writeFoot,
  writeHeading,
  writeLine,
  writeRule,
} from '../../../platform/pdf/index.js';
import type { Receipt } from './receipt.rules.js';

/** Lays out a receipt as a PDF file. */
export function receiptFile(receipt: Receipt): Promise<Buffer> {
  const { facts, fare, payments, charges, business, warning } = receipt;
  return pdfFile({ ...receipt, notes: warning ? [warning] : [] }, (page) => {
    for (const [name, value] of facts) writeFact(page, name, value);
    for (const { title: heading, lines, total } of [fare, payments]) {
      writeHeading(page, heading);
      for (const line of lines) writeLine(page, line);
      writeRule(page);
      writeLine(page, total, 'bold');
    }
    writeHeading(page, charges.title);
    for (const [name, value] of charges.lines) writeFact(page, name, value);
    writeFoot(page, business.contact, business.identity);
  });
}
