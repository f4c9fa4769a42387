import { Readable } from 'node:stream';
import { Injectable, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import yazl from 'yazl';
import { endIfSlow, FileStorage } from '../../../platform/files/index.js';
import { exportNote } from '../messages/export.messages.js';

const LONGEST_MS = 3_600_000;

interface ExportedFile {
  key: string;
  /** Path in the archive. */
  path: string;
}

export interface Exported {
  data: Record<string, unknown>;
  files: ExportedFile[];
}

/** Sends the data of a customer as a zip file, with one piece in memory at a time. */
@Injectable()
export class ExportArchive {
  constructor(private readonly storage: FileStorage) {}

  send(reply: FastifyReply, { data, files }: Exported): StreamableFile {
    const zip = new yazl.ZipFile();
    const stream = zip.outputStream as Readable;
    zip.on('error', (error: Error) => stream.destroy(error));
    zip.addBuffer(Buffer.from(exportNote()), 'README.txt');
    zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json');
    for (const { key, path } of files)
      // Images and PDF files are already compressed.
      zip.addReadStreamLazy(path, { compress: false }, (use) => {
        this.open(key).then(
          (file) => use(null, file),
          (error: unknown) => stream.destroy(error as Error),
        );
      });
    zip.end();
    endIfSlow(reply, LONGEST_MS);
    return new StreamableFile(stream, {
      type: 'application/zip',
      disposition: 'attachment; filename="my-data.zip"',
    });
  }

  private async open(key: string): Promise<Readable> {
    const file = await this.storage.open(key);
    // Empty if the file was removed in the meantime, or its key was given up.
    return file?.stream ?? Readable.from([]);
  }
}
