// PDF files in English and Hindi.
export {
  pdfFile,
  type PdfHead,
  type PdfLine,
  type PdfPage,
  writeFact,
  writeFoot,
  writeHead,
  writeHeading,
  writeLine,
  writeRule,
} from './pdf-page.js';
export { type PdfPicture, writePictures } from './pdf-pictures.js';
export { pdfResponse } from './pdf-response.js';
