import { createRequire } from 'node:module';
import type { Receipt, ReceiptLine } from './receipt.rules.js';

const fontFile = (name: string): string =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans-devanagari/${name}.ttf`);

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const AMOUNT_WIDTH = 110;
const LABEL_WIDTH = WIDTH - AMOUNT_WIDTH;
const NAME_WIDTH = 130;
const INK = '#14161a';
const MUTED = '#525a66';
const LINE = '#d5d9e0';

type Page = PDFKit.PDFDocument;

/** Lays out a receipt as a PDF file of one or more A4 pages. */
export async function receiptFile(receipt: Receipt): Promise<Buffer> {
  // Loaded for the first receipt only, because the library is large.
  const { default: PDFDocument } = await import('pdfkit');
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: receipt.language,
    info: { Title: receipt.title, Author: receipt.business.name },
  });
  page.registerFont('regular', fontFile('400Regular/NotoSansDevanagari_400Regular'));
  page.registerFont('bold', fontFile('700Bold/NotoSansDevanagari_700Bold'));
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => page.on('end', resolve).on('error', reject));
  write(page, receipt);
  page.end();
  await ended;
  return Buffer.concat(chunks);
}

function write(page: Page, { title, business, facts, fare, payments, charges, warning }: Receipt): void {
  page.font('bold').fontSize(12).fillColor(INK).text(business.name);
  page.font('regular').fontSize(9).fillColor(MUTED).text(business.address);
  page.moveDown(1.5).font('bold').fontSize(20).fillColor(INK).text(title);
  if (warning) page.moveDown(0.3).font('regular').fontSize(10).fillColor(MUTED).text(warning);
  page.moveDown(1);
  for (const [name, value] of facts) writeFact(page, name, value);
  for (const { title: heading, lines, total } of [fare, payments]) {
    writeHeading(page, heading);
    for (const line of lines) writeLine(page, line);
    writeRule(page);
    writeLine(page, total, 'bold');
  }
  writeHeading(page, charges.title);
  for (const [name, value] of charges.lines) writeFact(page, name, value);
  page.moveDown(2).font('regular').fontSize(9).fillColor(MUTED).text(business.contact, MARGIN);
  for (const line of business.identity) page.text(line, MARGIN);
}

function writeFact(page: Page, name: string, value: string): void {
  // Keeps a label and its value on one page.
  if (page.y > page.page.height - MARGIN - 60) page.addPage();
  const top = page.y;
  page.font('regular').fontSize(10).fillColor(MUTED).text(name, MARGIN, top, { width: NAME_WIDTH });
  page.fillColor(INK).text(value, MARGIN + NAME_WIDTH, top, { width: WIDTH - NAME_WIDTH });
  page.moveDown(0.2);
}

function writeHeading(page: Page, text: string): void {
  page.moveDown(1.2).font('bold').fontSize(12).fillColor(INK).text(text, MARGIN);
  page.moveDown(0.3);
}

function writeLine(page: Page, { label, amount, detail }: ReceiptLine, font = 'regular'): void {
  // A line that does not fit starts a new page, so that its amount stays next to its label.
  if (page.y > page.page.height - MARGIN - 40) page.addPage();
  const top = page.y;
  page.font(font).fontSize(10).fillColor(INK);
  page.text(amount, MARGIN + LABEL_WIDTH, top, { width: AMOUNT_WIDTH, align: 'right' });
  page.text(label, MARGIN, top, { width: LABEL_WIDTH });
  if (detail) page.fontSize(9).fillColor(MUTED).text(detail, { width: LABEL_WIDTH });
  page.moveDown(0.3);
}

function writeRule(page: Page): void {
  page
    .moveTo(MARGIN, page.y)
    .lineTo(MARGIN + WIDTH, page.y)
    .strokeColor(LINE)
    .stroke();
  page.moveDown(0.4);
}
