import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** Sends a PDF file that only its reader may store. @param name of the file, without its ending */
export function pdfResponse(reply: FastifyReply, file: Buffer, name: string): StreamableFile {
  void reply.header('cache-control', 'private, no-store');
  return new StreamableFile(file, {
    type: 'application/pdf',
    length: file.length,
    disposition: `attachment; filename="${name}.pdf"`,
  });
}
