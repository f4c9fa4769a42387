import { Worker } from 'node:worker_threads';
import { filesMessages } from '../../../contract/messages/files.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { fieldLabel } from '../../http/field-label.js';
import { refuse, refuseFile } from '../../http/refusal.js';
import { unreadable } from '../pictures.js';
import type { PdfMessage, PdfVerdict } from './pdf.worker.js';
import { overTime } from './pdf-time.rules.js';
import { cpuSecondsOf } from './thread-time.js';

const POLL_MS = 250;
const HEAP_MEGABYTES = 64;

/**
 * Rewrites a PDF with inspected content only, in a worker thread with limits on CPU time and memory.
 * @throws Refusal 1014 with 422 if it is damaged, has a password or contains scripts, launch actions or attachments;
 * 1503 if the machine was too busy to read it, or the signal was aborted.
 */
export async function rewritePdf(bytes: Buffer, field: string, signal: AbortSignal): Promise<Buffer> {
  const verdict = await inspectInWorker(bytes, signal);
  switch (verdict.is) {
    case 'fine':
      return Buffer.from(verdict.bytes.buffer, verdict.bytes.byteOffset, verdict.bytes.length);
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
    case 'late':
      throw refuse('UNAVAILABLE', messageOf(filesMessages, 'tooBusy', { field: fieldLabel(field) }));
  }
}

type Outcome = PdfVerdict | { is: 'late' };

/** False for small buffers, which share their memory with others that must not be moved. */
const isWholeBuffer = (bytes: Buffer): bytes is Buffer<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.length;

function inspectInWorker(bytes: Buffer, signal: AbortSignal): Promise<Outcome> {
  if (signal.aborted) return Promise.resolve({ is: 'late' });
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pdf.worker.js', import.meta.url), {
      workerData: bytes,
      // Moved instead of copied, because the file is no longer needed here.
      transferList: isWholeBuffer(bytes) ? [bytes.buffer] : [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
      stdout: true,
      stderr: true,
    });
    worker.stdout.resume();
    worker.stderr.resume();
    const startedAt = performance.now();
    let thread: string | null = null;
    const done = (outcome: Outcome): void => {
      clearInterval(timer);
      signal.removeEventListener('abort', abort);
      resolve(outcome);
      worker.terminate().catch(() => undefined);
    };
    const abort = (): void => done({ is: 'late' });
    signal.addEventListener('abort', abort);
    const timer = setInterval(() => {
      const over = overTime(cpuSecondsOf(thread), (performance.now() - startedAt) / 1000);
      if (over) done({ is: over === 'late' ? 'late' : 'unreadable' });
    }, POLL_MS);
    worker.on('message', (message: PdfMessage) => {
      if ('thread' in message) thread = message.thread;
      else done(message);
    });
    worker.once('error', () => done({ is: 'unreadable' }));
    worker.once('exit', () => done({ is: 'unreadable' }));
  });
}
