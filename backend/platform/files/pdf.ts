import { Worker } from 'node:worker_threads';
import { filesMessages } from '../../contract/messages/files.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { fieldLabel } from '../http/field-label.js';
import { refuseFile } from '../http/refusal.js';
import type { PdfVerdict } from './pdf.worker.js';
import { unreadable } from './pictures.js';

const WITHIN_MS = 15_000;
const HEAP_MEGABYTES = 64;

/**
 * The PDF written anew with inspected content only.
 * It is read in a thread of its own with limits for time and memory.
 * @throws Refusal 1014 with 422: damaged, locked by a password, or carrying scripts, launches or attachments.
 */
export async function rewritePdf(bytes: Buffer, field: string): Promise<Buffer> {
  const verdict = await ask(bytes);
  switch (verdict.is) {
    case 'fine':
      return Buffer.from(verdict.bytes);
    case 'locked':
      throw refuseFile(field, 422, messageOf(filesMessages, 'hasPassword', { field: fieldLabel(field) }));
    case 'live':
      throw refuseFile(
        field,
        422,
        messageOf(filesMessages, 'activeContent', { field: fieldLabel(field), what: verdict.what }),
      );
    case 'long':
      throw refuseFile(
        field,
        422,
        messageOf(filesMessages, 'tooManyPages', { field: fieldLabel(field), count: verdict.limit }),
      );
    case 'unreadable':
      throw unreadable(field);
  }
}

function ask(bytes: Buffer): Promise<PdfVerdict> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pdf.worker.js', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
      stdout: true,
      stderr: true,
    });
    worker.stdout.resume();
    worker.stderr.resume();
    const done = (verdict: PdfVerdict): void => {
      clearTimeout(timer);
      resolve(verdict);
      worker.terminate().catch(() => undefined);
    };
    const timer = setTimeout(() => done({ is: 'unreadable' }), WITHIN_MS);
    worker.once('message', done);
    worker.once('error', () => done({ is: 'unreadable' }));
    worker.once('exit', () => done({ is: 'unreadable' }));
  });
}
