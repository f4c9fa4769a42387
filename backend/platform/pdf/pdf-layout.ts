import { createRequire } from 'node:module';
import { PDFDocument as StoredPdf } from '@cantoo/pdf-lib';
import PDFDocument from 'pdfkit';
import { INK, MARIGOLD } from '../../contract/colours.js';
import type { LineFont, PdfBlock, PdfHead, PdfLine, PdfPage } from './pdf-content.js';
import { layOutPictures } from './pdf-pictures.js';

const fontFile = (name: string): string =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans-devanagari/${name}.ttf`);

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const AMOUNT_WIDTH = 110;
const LABEL_WIDTH = WIDTH - AMOUNT_WIDTH;
const NAME_WIDTH = 130;

/** The area of the content on a page. */
const CONTENT = {
  left: MARGIN,
  width: WIDTH,
  bottom: (page: PDFKit.PDFDocument): number => page.page.height - MARGIN,
};
const MUTED = '#525a66';
const LINE = '#d5d9e0';

type Document = PDFKit.PDFDocument;

/** Lays out a PDF file. Runs in the worker. */
export async function layOut(head: PdfHead, content: PdfPage): Promise<Uint8Array> {
  const { language, title, business, createdAt } = head;
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
  layOutHead(page, head);
  for (const block of content) layOutBlock(page, block);
  page.end();
  await ended;
  const appendices = content.flatMap((block) => (block.is === 'appendix' ? [block.file] : []));
  return appendices.length === 0 ? Buffer.concat(chunks) : append(Buffer.concat(chunks), appendices);
}

async function append(file: Uint8Array, appendices: readonly Uint8Array[]): Promise<Uint8Array> {
  const whole = await StoredPdf.load(file, { updateMetadata: false });
  for (const appendix of appendices) {
    const added = await StoredPdf.load(appendix, { updateMetadata: false });
    for (const page of await whole.copyPages(added, added.getPageIndices())) whole.addPage(page);
  }
  return whole.save({ updateFieldAppearances: false });
}

function layOutBlock(page: Document, block: PdfBlock): void {
  switch (block.is) {
    case 'copy':
      layOutHead(page.addPage(), block.head);
      return;
    case 'fact':
      layOutFact(page, block.name, block.value);
      return;
    case 'heading':
      layOutHeading(page, block.text);
      return;
    case 'line':
      layOutLine(page, block.line, block.font);
      return;
    case 'rule':
      layOutRule(page);
      return;
    case 'pictures':
      layOutPictures(page, block.pictures, CONTENT);
      return;
    case 'foot':
      layOutFoot(page, block.contact, block.identity);
      return;
    // An appendix is added to the complete file later.
    case 'appendix':
      return;
  }
}

/** Draws a name as a number plate, on several lines if it is long. */
function layOutPlate(page: Document, name: string): void {
  const [left, top, across, down] = [MARGIN, page.y, 8, 5];
  page.font('bold').fontSize(12);
  // One point wider than the text, so that rounding does not break the last word.
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

/** Draws the head of the first page or of another copy. */
function layOutHead(page: Document, { business, title, notes }: PdfHead): void {
  layOutPlate(page, business.name);
  page.font('regular').fontSize(9).fillColor(MUTED).text(business.address, MARGIN);
  page.moveDown(1.5).font('bold').fontSize(20).fillColor(INK).text(title);
  for (const note of notes) page.moveDown(0.3).font('regular').fontSize(10).fillColor(MUTED).text(note);
  page.moveDown(1);
}

function layOutFact(page: Document, name: string, value: string): void {
  // Keeps a label and its value on one page.
  if (page.y > page.page.height - MARGIN - 60) page.addPage();
  const top = page.y;
  page.font('regular').fontSize(10).fillColor(MUTED).text(name, MARGIN, top, { width: NAME_WIDTH });
  page.fillColor(INK).text(value, MARGIN + NAME_WIDTH, top, { width: WIDTH - NAME_WIDTH });
  page.moveDown(0.2);
}

function layOutHeading(page: Document, text: string): void {
  // Keeps a heading and the following content on one page.
  if (page.y > page.page.height - MARGIN - 100) page.addPage();
  page.moveDown(1.2).font('bold').fontSize(12).fillColor(INK).text(text, MARGIN);
  page.moveDown(0.3);
}

function layOutLine(page: Document, { label, amount, detail }: PdfLine, font: LineFont): void {
  // A line that does not fit starts a new page, so that its amount stays next to its label.
  if (page.y > page.page.height - MARGIN - 40) page.addPage();
  const top = page.y;
  page.font(font).fontSize(10).fillColor(INK);
  page.text(amount, MARGIN + LABEL_WIDTH, top, { width: AMOUNT_WIDTH, align: 'right' });
  page.text(label, MARGIN, top, { width: LABEL_WIDTH });
  if (detail) page.fontSize(9).fillColor(MUTED).text(detail, { width: LABEL_WIDTH });
  page.moveDown(0.3);
}

function layOutRule(page: Document): void {
  page
    .moveTo(MARGIN, page.y)
    .lineTo(MARGIN + WIDTH, page.y)
    .strokeColor(LINE)
    .stroke();
  page.moveDown(0.4);
}

function layOutFoot(page: Document, contact: string, identity: readonly string[]): void {
  page.moveDown(2).font('regular').fontSize(9).fillColor(MUTED).text(contact, MARGIN);
  for (const line of identity) page.text(line, MARGIN);
}
