// PDF files in English and Hindi.
export {
  type PdfHead,
  type PdfLine,
  type PdfPicture,
  writeAppendix,
  writeCopy,
  writeFact,
  writeFoot,
  writeHeading,
  writeLine,
  writePictures,
  writeRule,
} from './pdf-content.js';
export { pdfFile } from './pdf-file.js';
export { pdfResponse } from './pdf-response.js';
