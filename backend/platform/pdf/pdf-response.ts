import { StreamableFile } from '@nestjs/common';

/** A response with a PDF file. @param name Name of the file, without its ending */
export const pdfResponse = (file: Buffer, name: string): StreamableFile =>
  new StreamableFile(file, {
    type: 'application/pdf',
    length: file.length,
    disposition: `attachment; filename="${name}.pdf"`,
  });
