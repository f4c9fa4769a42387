import { createRequire } from 'node:module';
import { INK, MARIGOLD } from '../../contract/colours.js';
import type { Language } from '../../contract/language.js';

const fontFile = (name: string): string =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans-devanagari/${name}.ttf`);

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const AMOUNT_WIDTH = 110;
const LABEL_WIDTH = WIDTH - AMOUNT_WIDTH;
const NAME_WIDTH = 130;

/** Where the content of a page is. */
export const CONTENT = {
  left: MARGIN,
  width: WIDTH,
  bottom: (page: PDFKit.PDFDocument): number => page.page.height - MARGIN,
};
const MUTED = '#525a66';
const LINE = '#d5d9e0';

export type PdfPage = PDFKit.PDFDocument;

export interface PdfHead {
  language: Language;
  title: string;
  business: { name: string; address: string };
  /** Below the title. */
  notes: readonly string[];
  /** By default the present time. With it, equal texts result in equal bytes. */
  createdAt?: Date;
}

export interface PdfLine {
  label: string;
  amount: string;
  /** Shown below the label. */
  detail?: string;
}

/** Lays out a PDF file of one or more A4 pages, in fonts that contain Hindi. */
export async function pdfFile(head: PdfHead, write: (page: PdfPage) => void): Promise<Buffer> {
  const { language, title, business, createdAt } = head;
  // Loaded for the first file only, because the library is large.
  const { default: PDFDocument } = await import('pdfkit');
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: language,
    info: { Title: title, Author: business.name, ...(createdAt && { CreationDate: createdAt }) },
  });
  page.registerFont('regular', fontFile('400Regular/NotoSansDevanagari_400Regular'));
  page.registerFont('bold', fontFile('700Bold/NotoSansDevanagari_700Bold'));
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => page.on('end', resolve).on('error', reject));
  writeHead(page, head);
  write(page);
  page.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Draws a name as a number plate, on several lines if it is long. */
function writePlate(page: PdfPage, name: string): void {
  const [left, top, across, down] = [MARGIN, page.y, 8, 5];
  page.font('bold').fontSize(12);
  // A point more than its width, so that rounding does not break the last word.
  const width = Math.min(page.widthOfString(name) + 1, WIDTH - 2 * across);
  const height = page.heightOfString(name, { width });
  page.roundedRect(left, top, width + 2 * across, height + 2 * down, 4).fill(INK);
  page
    .roundedRect(left + 2, top + 2, width + 2 * across - 4, height + 2 * down - 4, 2.5)
    .lineWidth(1)
    .stroke(MARIGOLD);
  page.fillColor(MARIGOLD).text(name, left + across, top + down, { width });
  page.y = top + height + 2 * down + 6;
}

/** The head of the first page, which {@link pdfFile} writes; for a further copy in the same file. */
export function writeHead(page: PdfPage, { business, title, notes }: PdfHead): void {
  writePlate(page, business.name);
  page.font('regular').fontSize(9).fillColor(MUTED).text(business.address, MARGIN);
  page.moveDown(1.5).font('bold').fontSize(20).fillColor(INK).text(title);
  for (const note of notes) page.moveDown(0.3).font('regular').fontSize(10).fillColor(MUTED).text(note);
  page.moveDown(1);
}

export function writeFact(page: PdfPage, name: string, value: string): void {
  // Keeps a label and its value on one page.
  if (page.y > page.page.height - MARGIN - 60) page.addPage();
  const top = page.y;
  page.font('regular').fontSize(10).fillColor(MUTED).text(name, MARGIN, top, { width: NAME_WIDTH });
  page.fillColor(INK).text(value, MARGIN + NAME_WIDTH, top, { width: WIDTH - NAME_WIDTH });
  page.moveDown(0.2);
}

export function writeHeading(page: PdfPage, text: string): void {
  // Keeps a heading and what follows on one page.
  if (page.y > page.page.height - MARGIN - 100) page.addPage();
  page.moveDown(1.2).font('bold').fontSize(12).fillColor(INK).text(text, MARGIN);
  page.moveDown(0.3);
}

export function writeLine(page: PdfPage, { label, amount, detail }: PdfLine, font = 'regular'): void {
  // A line that does not fit starts a new page, so that its amount stays next to its label.
  if (page.y > page.page.height - MARGIN - 40) page.addPage();
  const top = page.y;
  page.font(font).fontSize(10).fillColor(INK);
  page.text(amount, MARGIN + LABEL_WIDTH, top, { width: AMOUNT_WIDTH, align: 'right' });
  page.text(label, MARGIN, top, { width: LABEL_WIDTH });
  if (detail) page.fontSize(9).fillColor(MUTED).text(detail, { width: LABEL_WIDTH });
  page.moveDown(0.3);
}

export function writeRule(page: PdfPage): void {
  page
    .moveTo(MARGIN, page.y)
    .lineTo(MARGIN + WIDTH, page.y)
    .strokeColor(LINE)
    .stroke();
  page.moveDown(0.4);
}

/** The contact and the legal details of the business, at the end. */
export function writeFoot(page: PdfPage, contact: string, identity: readonly string[]): void {
  page.moveDown(2).font('regular').fontSize(9).fillColor(MUTED).text(contact, MARGIN);
  for (const line of identity) page.text(line, MARGIN);
}
