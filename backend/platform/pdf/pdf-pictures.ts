import { CONTENT, type PdfPage } from './pdf-page.js';

export interface PdfPicture {
  /** JPEG. */
  file: Buffer;
  caption: string;
}

const IN_A_ROW = 3;
const GAP = 12;
const CAPTION = 18;

/** Small pictures with their captions, three in a row. */
export function writePictures(page: PdfPage, pictures: readonly PdfPicture[]): void {
  const width = (CONTENT.width - GAP * (IN_A_ROW - 1)) / IN_A_ROW;
  const height = width * 0.75;
  for (let start = 0; start < pictures.length; start += IN_A_ROW) {
    if (page.y + height + CAPTION > CONTENT.bottom(page)) page.addPage();
    const top = page.y;
    for (const [column, { file, caption }] of pictures.slice(start, start + IN_A_ROW).entries()) {
      const left = CONTENT.left + column * (width + GAP);
      page.image(file, left, top, { fit: [width, height], align: 'center', valign: 'center' });
      page
        .font('regular')
        .fontSize(8)
        .text(caption, left, top + height + 3, { width, lineBreak: false });
    }
    page.y = top + height + CAPTION;
  }
}
