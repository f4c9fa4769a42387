// PDF files in English and Hindi.
export {
  pdfFile,
  type PdfLine,
  type PdfPage,
  writeFact,
  writeFoot,
  writeHeading,
  writeLine,
  writeRule,
} from './pdf-page.js';
export { type PdfPicture, writePictures } from './pdf-pictures.js';
export { pdfResponse } from './pdf-response.js';
