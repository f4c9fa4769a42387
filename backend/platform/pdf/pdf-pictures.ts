import type { PdfPicture } from './pdf-content.js';

const IN_A_ROW = 3;
const GAP = 12;
const CAPTION = 18;

/** The area of the content on a page. */
interface Content {
  left: number;
  width: number;
  bottom: (page: PDFKit.PDFDocument) => number;
}

export function layOutPictures(
  page: PDFKit.PDFDocument,
  pictures: readonly PdfPicture[],
  content: Content,
): void {
  const width = (content.width - GAP * (IN_A_ROW - 1)) / IN_A_ROW;
  const height = width * 0.75;
  for (let start = 0; start < pictures.length; start += IN_A_ROW) {
    if (page.y + height + CAPTION > content.bottom(page)) page.addPage();
    const top = page.y;
    for (const [column, { file, caption }] of pictures.slice(start, start + IN_A_ROW).entries()) {
      const left = content.left + column * (width + GAP);
      page.image(Buffer.from(file), left, top, { fit: [width, height], align: 'center', valign: 'center' });
      page
        .font('regular')
        .fontSize(8)
        .text(caption, left, top + height + 3, { width, lineBreak: false });
    }
    page.y = top + height + CAPTION;
  }
}
